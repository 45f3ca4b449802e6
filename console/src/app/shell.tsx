import { Command } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { BrandMark, Button } from 'web/ui';
import { Palette } from '../commands/palette.tsx';
import { useLive } from '../control/use-live.ts';
import { useIsLoading, useIsUnread, useVerb } from '../control/use-verb.ts';
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
  const [isOpen, setOpen] = useState(false);
  const { view: View } = sections[section];
  const { data: facts, error } = useVerb('GET /');
  // After a lost connection the last data stay, so that no input is lost.
  const isUnreadable = error !== null && (facts === undefined || isGone(error));

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.key === 'k' && (event.ctrlKey || event.metaKey))) return;
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
                {counts[one] ? <span className={styles.count}>{counts[one]}</span> : null}
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
          <WorldBar live={live} />
          <Button kind="gold" icon={Command} className={styles.do} onClick={() => setOpen(true)}>
            {t('palette.open')}
          </Button>
        </div>
        {isUnreadable && !WITHOUT_WORLD.has(section) ? (
          <main className={styles.content}>
            <NoWorld error={error} />
          </main>
        ) : (
          <Content>
            <View key={name} />
          </Content>
        )}
      </div>
      <Palette open={isOpen} onOpenChange={setOpen} sections={sectionNames} />
    </div>
  );
}

/** Separate, so that a section is not rendered again whenever a query starts or ends. */
function Content({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const isLoading = useIsLoading();
  const isUnread = useIsUnread();
  return (
    <main className={styles.content} aria-busy={isLoading}>
      {isUnread && (
        <p role="alert" className={uiStyles.error}>
          {t('live.silent')}
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

function useCounts(): Partial<Record<SectionName, number>> {
  const pending = useVerb('GET /slips').data?.slips.filter(({ status }) => status === 'PENDING').length ?? 0;
  const live = useVerb('GET /qrs').data?.qrs.filter(({ status }) => status === 'live').length ?? 0;
  const rooms = useVerb('GET /chat/rooms').data?.rooms ?? [];
  return {
    members: useVerb('GET /members').data?.members.length ?? 0,
    deposits: pending + live,
    chat: rooms.reduce((sum, { unreadByAgent }) => sum + unreadByAgent, 0),
    faults: useVerb('GET /faults').data?.faults.length ?? 0,
    journal: useVerb('GET /journal/count').data?.count ?? 0,
  };
}
