import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { dateTimeText } from '../../../lib/date-text.ts';
import { useNow } from '../../../shared/session/use-now.ts';
import { useRelativeTime } from '../../../shared/texts/use-relative-time.ts';
import { lastSyncAtom } from '../../../shared/wallet/wallet-state.ts';
import styles from './balance-card.module.css';

const JUST_NOW_SECONDS = 10;
/** A later time is none: the service's clock was set back since, or the browser's storage is damaged. */
const TOLERANCE_MS = 60_000;

export function LastSync() {
  const { t } = useTranslation(['home', 'common']);
  const lastSync = useAtomValue(lastSyncAtom);
  const now = useNow('now', 10_000);
  const relative = useRelativeTime();
  if (lastSync === null || lastSync - now > TOLERANCE_MS)
    return <p className={styles.synced}>{t('never_synced')}</p>;
  const isJustNow = now - lastSync < JUST_NOW_SECONDS * 1000;
  return (
    <p className={styles.synced}>
      <time dateTime={new Date(lastSync).toISOString()} title={dateTimeText(lastSync)}>
        {isJustNow ? t('synced_now') : t('synced', { when: relative(lastSync, now) })}
      </time>
    </p>
  );
}

export function FiguresOf({ time }: { time: number }) {
  const { t } = useTranslation('home');
  return (
    <p className={styles.synced}>
      <time dateTime={new Date(time).toISOString()}>{t('figures_of', { time: dateTimeText(time) })}</time>
    </p>
  );
}
