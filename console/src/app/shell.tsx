import { Command } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { ControlError } from 'mock-server/control';
import { BrandMark, Button } from 'web/ui';
import { UNKNOWN } from '../control/unknown.ts';
import { Palette } from '../commands/palette.tsx';
import { sentenceOf } from '../control/use-act.ts';
import { useLive } from '../control/use-live.ts';
import { useFirstMember } from '../control/use-member.ts';
import { useIsLoading, useUnread, useVerb } from '../control/use-verb.ts';
import { useWorld } from '../control/world.ts';
import { changeLanguage, languages } from './texts.ts';
import { isGone, NoWorld } from './no-world.tsx';
import { sectionNames, sections, type SectionName } from './sections.ts';
import uiStyles from '../ui/ui.module.css';
import styles from './shell.module.css';
import { WorldBar } from './world-bar.tsx';

/** Sections that need no world. */
const WITHOUT_WORLD: ReadonlySet<SectionName> = new Set(['worlds', 'guide']);

export function Shell({ section }: { section: SectionName }) {
  const { t, i18n } = useTranslation();
  const { name } = useWorld();
  const { search } = useLocation();
  const live = useLive(name);
  const counts = useCounts();
  useKeptHistory();
  useFirstMember();
  const [isOpen, setOpen] = useState(false);
  const { view: View } = sections[section];
  const { data: facts, error } = useVerb('GET /');
  // After a lost connection the last data stay, so that no input is lost.
  const isUnreadable = error !== null && (facts === undefined || isGone(error));
  // What was read of a world that is gone says nothing of one that is made under its name.
  const isWorldGone = error !== null && isGone(error);
  const isHidden = isUnreadable && !WITHOUT_WORLD.has(section);
  // What was typed stays until the world is made again. Apps in frames would make it again by themselves.
  const isKept = facts !== undefined && section !== 'apps';

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isK(event) || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a narrow screen the menu is a strip that scrolls sideways.
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [section]);
  useEffect(() => {
    document.title = `${t(`section.${section}`)} · ${name} · ${t('title')}`;
  }, [t, section, name]);

  return (
    <div className={styles.shell}>
      <header className={styles.side}>
        <p className={styles.brand}>
          <BrandMark aria-hidden />
          {t('title')}
        </p>
        <nav ref={menu} aria-label={t('menu')} className={styles.menu}>
          {sectionNames.map((one) => {
            const { icon: Icon } = sections[one];
            return (
              <Link
                key={one}
                to={{ pathname: `/${name}/${one}`, search }}
                aria-current={one === section ? 'page' : undefined}
              >
                <Icon aria-hidden />
                {t(`section.${one}`)}
                {counts[one] && !isWorldGone ? <span className={styles.count}>{counts[one]}</span> : null}
              </Link>
            );
          })}
        </nav>
        <p className={styles.foot}>
          <a href="/qa/docs/">{t('docs')}</a>
          {languages.map((language) => (
            <button
              key={language}
              type="button"
              lang={language}
              aria-pressed={i18n.language === language}
              onClick={() => void changeLanguage(i18n, language)}
            >
              {language === 'th' ? 'ไทย' : 'English'}
            </button>
          ))}
        </p>
      </header>
      <div className={styles.main}>
        <div className={styles.bar}>
          <h1>{t(`section.${section}`)}</h1>
          <WorldBar live={live} isGone={isWorldGone} />
          <Button kind="gold" icon={Command} className={styles.do} onClick={() => setOpen(true)}>
            {t('palette.open')}
          </Button>
        </div>
        {isHidden && (
          <main className={styles.content}>
            <NoWorld error={error} />
          </main>
        )}
        {(!isHidden || isKept) && (
          <Content isHidden={isHidden}>
            <View key={name} />
          </Content>
        )}
      </div>
      <Palette open={isOpen} onOpenChange={setOpen} sections={sectionNames} />
    </div>
  );
}

/** The key with this letter: with a Thai layout it writes another one, and with Caps Lock a capital. */
const isK = ({ key, code }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));

/** Separate, so that a section is not rendered again whenever a query starts or ends. */
function Content({ isHidden, children }: { isHidden: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  const isLoading = useIsLoading();
  const unread = useUnread();
  // The page says elsewhere that there is no such world, and asks for the token.
  const isSaidElsewhere = unread instanceof ControlError && /^NO_(?:WORLD|TOKEN)$/.test(unread.code ?? '');
  return (
    <main className={styles.content} aria-busy={isLoading} hidden={isHidden}>
      {unread && !isSaidElsewhere && (
        <p role="alert" className={uiStyles.error}>
          {sentenceOf(t, unread)}
        </p>
      )}
      {children}
    </main>
  );
}

/** Keeps history of the open world, so that it can return to any of its entries. */
function useKeptHistory(): void {
  const world = useWorld();
  const history = useVerb('GET /history').data;
  const isKept = history?.isKept;
  useEffect(() => {
    // If the mock is full and cannot keep history, do not show an error at every visit.
    if (isKept === false) world.call('PUT /history', { body: { isKept: true } }).catch(() => undefined);
  }, [world, isKept]);
}

/** Undefined while it is read for the first time; unknown if it could not be read. */
function useCounts(): Partial<Record<SectionName, number | typeof UNKNOWN>> {
  const slips = useVerb('GET /slips');
  const qrs = useVerb('GET /qrs');
  const rooms = useVerb('GET /chat/rooms');
  const members = useVerb('GET /members');
  const faults = useVerb('GET /faults');
  const journal = useVerb('GET /journal/count');
  const of = (
    read: readonly { isError: boolean; data: unknown }[],
    count: () => number | undefined,
  ): number | typeof UNKNOWN | undefined =>
    read.some(({ isError, data }) => isError && data === undefined) ? UNKNOWN : count();
  return {
    members: of([members], () => members.data?.members.length),
    deposits: of([slips, qrs], () =>
      slips.data && qrs.data
        ? slips.data.slips.filter(({ status }) => status === 'PENDING').length +
          qrs.data.qrs.filter(({ status }) => status === 'live').length
        : undefined,
    ),
    chat: of([rooms], () => rooms.data?.rooms.reduce((sum, { unreadByAgent }) => sum + unreadByAgent, 0)),
    faults: of([faults], () => faults.data?.faults.length),
    journal: of([journal], () => journal.data?.count),
  };
}
