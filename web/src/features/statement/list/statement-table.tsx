import { useTranslation } from 'react-i18next';
import type { StatementRow } from '../../../shared/wallet/statement-rows.ts';
import { useNow } from '../../../shared/session/use-now.ts';
import { useRelativeTime } from '../../../shared/texts/use-relative-time.ts';
import { dayNumber } from '../../../lib/day-text.ts';
import { AskHead, useAsking } from './ask-cell.tsx';
import { StatementEntry } from './statement-entry.tsx';
import { useAmountHead } from './use-amount-head.ts';
import { useStatementWords } from './use-statement-words.ts';
import styles from './statement-table.module.css';

interface Props {
  rows: StatementRow[];
  isTurning: boolean;
}

export function StatementTable({ rows, isTurning }: Props) {
  const { t } = useTranslation('statement');
  const amountHead = useAmountHead();
  const now = useNow('now', 10_000);
  // Not in each row: every one would follow the language and the store.
  const relative = useRelativeTime();
  const words = useStatementWords();
  const asking = useAsking();
  return (
    <table
      className={styles.table}
      aria-busy={isTurning || undefined}
      data-asks={asking !== null || undefined}
    >
      <thead>
        <tr>
          <th scope="col">{t('column.activity')}</th>
          <th scope="col">{t('column.from')}</th>
          <th scope="col">{t('column.to')}</th>
          <th scope="col">{t('column.status')}</th>
          <th scope="col">{t('column.time')}</th>
          <th scope="col">{t('column.ago')}</th>
          <th scope="col" className={styles.amount}>
            {amountHead}
          </th>
          <AskHead asking={asking} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const before = rows[index - 1];
          const isNewDay = !before || dayNumber(before.createdAt) !== dayNumber(row.createdAt);
          return (
            <StatementEntry
              key={row.key}
              row={row}
              ago={relative(row.createdAt, now)}
              day={isNewDay ? words.day(row.createdAt, now) : null}
              words={words}
              asking={asking}
            />
          );
        })}
      </tbody>
    </table>
  );
}
