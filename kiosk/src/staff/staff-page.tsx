import { Activity, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type Clock, guardDoublePresses, type Locale } from 'web/app';
import { FactsView } from './facts-view.tsx';
import { RecordsView } from './records-view.tsx';
import { SelfTestView } from './self-test-view.tsx';
import styles from './staff.module.css';
import type { SelfTestRecord, StaffFacts } from '../../launcher/staff/shapes.ts';
import type { TerminalClient } from './terminal-client.ts';

interface StaffPageProps {
  window: Window & typeof globalThis;
  client: TerminalClient;
  clock: Pick<Clock, 'after' | 'elapsed' | 'wait'>;
  languages: readonly Locale[];
  onLeave: () => void;
}

/** After this time without a touch, the page assumes that staff have left. */
const IDLE_MS = 180_000;

const NAMES: Record<Locale, string> = { th: 'ไทย', lo: 'ລາວ', en: 'English' };

/** The service pages. Closes after three minutes without a touch, and says so when the PIN is missing. (K4) */
export function StaffPage({ window, client, clock, languages, onLeave }: StaffPageProps) {
  const { t, i18n } = useTranslation('kiosk');
  const [facts, setFacts] = useState<StaffFacts | null>(null);
  const [records, setRecords] = useState<SelfTestRecord[]>([]);
  const [isShut, setIsShut] = useState(false);

  const leaveNow = async () => {
    await client.leave();
    onLeave();
  };
  const leave = useEffectEvent(leaveNow);
  useEffect(() => guardDoublePresses(window), [window]);
  useEffect(() => {
    Promise.all([client.facts(), client.records()]).then(
      ([now, earlier]) => {
        setFacts(now);
        setRecords(earlier);
      },
      () => setIsShut(true),
    );
  }, [client]);
  useEffect(() => {
    let cancel = clock.after(IDLE_MS, () => void leave());
    const stay = () => {
      cancel();
      cancel = clock.after(IDLE_MS, () => void leave());
    };
    window.addEventListener('pointerdown', stay, { capture: true });
    return () => {
      cancel();
      window.removeEventListener('pointerdown', stay, { capture: true });
    };
  }, [clock, window]);
  // Staff must not take old figures for new ones.
  const readAgain = () =>
    client.facts().then(
      (now) => {
        setFacts(now);
        setIsShut(false);
      },
      () => setIsShut(true),
    );
  const openAgain = useEffectEvent((event: Event) => {
    // Otherwise the pad would load the page again, and results that are not kept yet would be lost.
    event.preventDefault();
    window.document.querySelector<HTMLDialogElement>('.staff-gate')?.close();
    void readAgain();
  });
  useEffect(() => {
    const onPin = (event: Event) => openAgain(event);
    window.addEventListener('terminal-staff', onPin);
    return () => window.removeEventListener('terminal-staff', onPin);
  }, [window]);
  // A language whose texts cannot be fetched would show their names: staff come when something fails.
  const choose = async (language: Locale) => {
    await i18n.reloadResources([language], ['kiosk']);
    if (i18n.hasResourceBundle(language, 'kiosk')) await i18n.changeLanguage(language);
  };

  return (
    <main className={styles.page} lang={i18n.language}>
      <title>{t('staff.title')}</title>
      <header className={styles.head}>
        <h1>{t('staff.title')}</h1>
        <div className={styles.languages}>
          {languages.map((language) => (
            <Button
              key={language}
              kind={i18n.language === language ? 'plain' : 'bare'}
              lang={language}
              aria-pressed={i18n.language === language}
              onClick={() => void choose(language)}
            >
              {NAMES[language]}
            </Button>
          ))}
        </div>
        <Button kind="line" onClick={() => void leaveNow()}>
          {t('staff.leave_button')}
        </Button>
      </header>
      {isShut && (
        <p role="alert" className={styles.locked}>
          {t('staff.locked')}
        </p>
      )}
      {facts && !isShut && <FactsView window={window} facts={facts} onRefresh={() => void readAgain()} />}
      <Activity mode={isShut ? 'hidden' : 'visible'}>
        {facts && (
          <SelfTestView
            window={window}
            clock={clock}
            hasPrinter={facts.launcher.hasPrinter}
            onKeep={async (record) => {
              const kept = await client.keep(record);
              setRecords((earlier) => [kept, ...earlier]);
            }}
          />
        )}
        <RecordsView window={window} records={records} hasPrinter={facts?.launcher.hasPrinter ?? false} />
      </Activity>
    </main>
  );
}
