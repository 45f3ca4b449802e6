import { memo } from 'react';
import type { StatementType } from 'contracts/rules';
import { dateTimeText, isoTimeText } from '../../../lib/date-text.ts';
import type { ChatTopic } from '../../../shared/session/unsent-chat.ts';
import type { StatementRow } from '../../../shared/wallet/statement-rows.ts';
import { Amount } from '../../../ui/display/amount.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { AskCell, type Asking } from './ask-cell.tsx';
import { StatementIcon } from './statement-icon.tsx';
import { signOf } from './statement-rules.ts';
import type { StatementWords } from './use-statement-words.ts';
import styles from './statement-table.module.css';

const TONES = { success: 'success', failed: 'danger', in_progress: 'info' } as const;

const TOPICS = {
  deposit: 'deposit',
  withdraw: 'withdraw',
  transfer: 'transfer',
  bonus: 'bonus',
  finish_bonus: 'bonus',
  other: 'other',
} as const satisfies Record<StatementType | 'other', ChatTopic>;

interface StatementEntryProps {
  row: StatementRow;
  /** How long ago it was. */
  ago: string;
  /** The name of the day that it begins, or null. */
  day: string | null;
  words: StatementWords;
  asking: Asking | null;
}

/** Memoised, because a press of the pager first renders the table as it is. */
export const StatementEntry = memo(function StatementEntry(entry: StatementEntryProps) {
  const { row, ago, day, words, asking } = entry;
  return (
    <tr data-status={row.status} data-type={row.type ?? 'other'} data-new-day={day !== null || undefined}>
      <td className={styles.activity}>
        {day !== null && <span className={styles.day}>{day}</span>}
        <span className={styles.icon}>
          <StatementIcon type={row.type} about={row.about} />
        </span>
        <span className={styles.name}>
          {/* The description may omit the kind, which only the icon shows visually. */}
          {row.description !== null && <span className="visually-hidden">{words.type(row)}: </span>}
          {words.activity(row)}
        </span>
      </td>
      <td className={styles.from}>{words.accountName(row.from)}</td>
      <td className={styles.to}>{words.accountName(row.to)}</td>
      <td className={styles.status}>
        <Tag tone={TONES[row.status]}>{words.status(row)}</Tag>
      </td>
      <td className={styles.time}>
        <time dateTime={isoTimeText(row.createdAt)}>{dateTimeText(row.createdAt)}</time>
      </td>
      <td className={styles.ago}>{ago}</td>
      <td className={styles.amount}>
        <Amount value={row.amount} size="lead" sign={signOf(row.type)} struck={row.status === 'failed'} />
      </td>
      <AskCell
        asking={asking}
        about={{
          topic: TOPICS[row.type ?? 'other'],
          title: row.description === null ? words.activity(row) : words.type(row),
          amount: row.amount,
          at: row.createdAt,
          status: words.status(row),
        }}
        iconOnly={row.status === 'success'}
      />
    </tr>
  );
});
