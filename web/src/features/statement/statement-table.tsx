import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  CircleCheck,
  CircleHelp,
  Gift,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dateTimeText } from '../../lib/date-text.ts';
import type { StatementRow } from '../../state/statement-rows.ts';
import { useRelativeTime } from '../../state/use-relative-time.ts';
import { Amount } from '../../ui/amount.tsx';
import { Tag } from '../../ui/tag.tsx';
import { signOf } from './statement-rules.ts';
import styles from './statement-table.module.css';

const ICONS = {
  deposit: ArrowDownToLine,
  bonus: Gift,
  finish_bonus: CircleCheck,
  withdraw: ArrowUpFromLine,
  transfer: ArrowLeftRight,
  other: CircleHelp,
} as const;

const TONES = { success: 'success', failed: 'danger', in_progress: 'info' } as const;

interface Props {
  rows: StatementRow[];
  /** ms since 1970, for the relative times */
  now: number;
  isTurning: boolean;
}

/** A table on wide screens; on phones each row becomes a card of two lines. [2.75] */
export function StatementTable({ rows, now, isTurning }: Props) {
  const { t } = useTranslation(['statement', 'common']);
  const relative = useRelativeTime();
  // The wallet and the bonus go by a code; banks and games by their names. [7.19]
  const placeName = (place: string) =>
    place === 'WALLET' ? t('wallet') : place === 'BONUS' ? t('type.bonus') : place;
  return (
    <table className={styles.table} aria-busy={isTurning || undefined}>
      <thead>
        <tr>
          <th scope="col">{t('column.activity')}</th>
          <th scope="col">{t('column.from')}</th>
          <th scope="col">{t('column.to')}</th>
          <th scope="col">{t('column.status')}</th>
          <th scope="col">{t('column.time')}</th>
          <th scope="col">{t('column.ago')}</th>
          <th scope="col" className={styles.amount}>
            {t('column.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const type = row.type ?? 'other';
          const Icon = ICONS[type];
          return (
            <tr key={row.key} data-status={row.status} data-type={type}>
              <td className={styles.activity}>
                <span className={styles.icon}>
                  <Icon aria-hidden="true" />
                </span>
                <span>{row.description ?? t(`type.${type}`)}</span>
              </td>
              <td className={styles.from}>{placeName(row.from)}</td>
              <td className={styles.to}>{placeName(row.to)}</td>
              <td className={styles.status}>
                <Tag tone={TONES[row.status]}>{t(`status.${row.status}`)}</Tag>
              </td>
              <td className={styles.time}>{dateTimeText(row.createdAt)}</td>
              <td className={styles.ago}>{relative(row.createdAt, now)}</td>
              <td className={styles.amount}>
                <Amount
                  value={row.amount}
                  size="lead"
                  sign={signOf(row.type)}
                  struck={row.status === 'failed'}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
