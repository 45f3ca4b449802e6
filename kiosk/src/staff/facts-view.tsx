import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, dateTimeText } from 'web/app';
import { endReasonText } from './end-reasons.ts';
import { missingFonts } from './self-test.ts';
import styles from './staff.module.css';
import type { StaffFacts } from '../../launcher/staff/shapes.ts';

interface FactsViewProps {
  window: Window & typeof globalThis;
  facts: StaffFacts;
  onRefresh: () => void;
}

/** The launcher redacts the errors. (K4) */
export function FactsView({ window, facts, onRefresh }: FactsViewProps) {
  const { t } = useTranslation('kiosk');
  const { health, launcher, backend, lastWipe, errors } = facts;
  const { document, screen, devicePixelRatio } = window;
  const none = t('staff.units.none');
  const seconds = (count: number | null | undefined) =>
    count == null ? none : t('staff.units.seconds', { count });
  const missing = useMissingFonts(document);
  const rows: [string, string][] = [
    [t('staff.facts.health'), t(`staff.states.${health.status}`)],
    [t('staff.facts.build'), buildName(document)],
    [t('staff.facts.uptime'), hoursText(health.uptimeSeconds)],
    [
      t('staff.facts.latency'),
      backend ? t('staff.units.milliseconds', { count: backend.milliseconds }) : none,
    ],
    [t('staff.facts.skew'), seconds(backend?.clockSkewSeconds)],
    [t('staff.facts.page'), `${screen.width}×${screen.height} @${devicePixelRatio}`],
    [
      t('staff.facts.fonts'),
      missing ? `${t('staff.results.failed')} (${missing})` : t('staff.results.passed'),
    ],
    [t('staff.facts.printer'), launcher.hasPrinter ? t('staff.facts.prints') : none],
    [t('staff.facts.starts'), String(health.starts)],
    [
      t('staff.facts.ends'),
      Object.entries(health.ends)
        .map(([reason, count]) => `${endReasonText(t, reason)} (${count})`)
        .join(', ') || none,
    ],
    [t('staff.facts.sessions'), String(health.sessions)],
    [t('staff.facts.last_wipe'), lastWipe ? dateTimeText(lastWipe) : none],
    [t('staff.facts.browser'), /Chrom\w*\/[\d.]+/.exec(window.navigator.userAgent)?.[0] ?? none],
  ];
  return (
    <section className={styles.card}>
      <h2>{t('staff.facts_title')}</h2>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('staff.facts.errors')}</h3>
      {errors.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ol className={styles.errors}>
          {errors.map((error, index) => (
            <li key={index}>{error}</li>
          ))}
        </ol>
      )}
      <Button kind="line" onClick={onRefresh}>
        {t('staff.refresh_button')}
      </Button>
    </section>
  );
}

/** The fonts may arrive after the facts. @returns empty when none is missing */
function useMissingFonts(document: Document): string {
  const follow = useCallback(
    (onChange: () => void) => {
      document.fonts.addEventListener('loadingdone', onChange);
      return () => document.fonts.removeEventListener('loadingdone', onChange);
    },
    [document],
  );
  return useSyncExternalStore(follow, () => missingFonts(document).join(', '));
}

/** `26:03:04` */
const hoursText = (seconds: number): string =>
  [seconds / 3_600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');

/** The file name of the app's script, which contains a content hash. */
export function buildName(document: Document): string {
  const scripts = [...document.querySelectorAll('script[type=module]')];
  return /([^/]+)\.js$/.exec(scripts.at(-1)?.getAttribute('src') ?? '')?.[1] ?? '';
}
