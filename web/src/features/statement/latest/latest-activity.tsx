import { isoTimeText } from '../../../lib/date-text.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dialogAtom } from '../../../shared/session/dialog-state.ts';
import { useLocale } from '../../../shared/session/use-locale.ts';
import { useNow } from '../../../shared/session/use-now.ts';
import { Loading } from '../../../shared/texts/loading.tsx';
import { OldNotice } from '../../../shared/texts/paged-footer.tsx';
import { RetryButton } from '../../../shared/texts/retry-button.tsx';
import { useRelativeTime } from '../../../shared/texts/use-relative-time.ts';
import type { StatementRow } from '../../../shared/wallet/statement-rows.ts';
import { walletAtom } from '../../../shared/wallet/wallet-state.ts';
import { Amount } from '../../../ui/display/amount.tsx';
import { Skeleton } from '../../../ui/display/skeleton.tsx';
import { Link } from '../../../ui/form/link.tsx';
import { StatementIcon } from '../list/statement-icon.tsx';
import { signOf } from '../list/statement-rules.ts';
import { useStatementWords } from '../list/use-statement-words.ts';
import { LATEST_ROWS, latestAtom, showLatestPageAtom } from './latest-state.ts';
import styles from './latest-activity.module.css';

export function LatestActivity() {
  const { t } = useTranslation('statement');
  const state = useAtomValue(latestAtom);
  const show = useSetAtom(showLatestPageAtom);
  const wallet = useAtomValue(walletAtom);
  const readAt = wallet.status === 'ready' ? wallet.readAt : null;
  const isCovered = useAtomValue(dialogAtom) !== null;
  const [asOf, setAsOf] = useState(readAt);
  // The dialog of a QR reads the wallet every few seconds.
  if ((!isCovered || asOf === null) && asOf !== readAt) setAsOf(readAt);
  const [locale] = useLocale();
  useEffect(() => {
    if (asOf !== null) void show(1);
  }, [show, asOf, locale]);

  let content: ReactNode;
  if (state.status === 'loading')
    content = (
      <Loading>
        <Skeleton lines={LATEST_ROWS} />
      </Loading>
    );
  else if (state.status === 'failed')
    content = (
      <div className={styles.note}>
        <p role="status">{t('failed_title')}</p>
        <RetryButton onRetry={() => void show(1)} />
      </div>
    );
  else if (state.content.rows.length === 0) content = <p className={styles.note}>{t('empty_text')}</p>;
  else
    content = (
      <>
        {state.isOld && <OldNotice busy={state.turning} onRetry={() => show(1)} />}
        <Rows rows={state.content.rows} />
      </>
    );

  return (
    <section className={styles.panel} aria-label={t('latest.title')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('latest.title')}</h2>
        <Link to="/user/statement">{t('latest.all_link')}</Link>
      </header>
      {content}
    </section>
  );
}

function Rows({ rows }: { rows: StatementRow[] }) {
  const relative = useRelativeTime();
  const words = useStatementWords();
  const now = useNow('now', 10_000);
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.key} className={styles.row}>
          <span className={styles.icon} data-status={row.status}>
            <StatementIcon type={row.type} about={row.about} />
          </span>
          <span className={styles.name}>{words.activity(row)}</span>
          <Amount
            className={styles.amount}
            value={row.amount}
            sign={signOf(row.type)}
            struck={row.status === 'failed'}
          />
          <span className={styles.when}>
            {row.status !== 'success' && (
              <span className={styles.status} data-status={row.status}>
                {words.status(row)}
              </span>
            )}
            {row.status !== 'success' && ' · '}
            <time dateTime={isoTimeText(row.createdAt)}>{relative(row.createdAt, now)}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}
