import { useTranslation } from 'react-i18next';
import { Tag } from 'web/ui';
import type { Reply } from 'mock-server/control';
import { emptyText } from '../../control/unknown.ts';
import { Empty } from '../../ui/box.tsx';
import { Scroll } from '../../ui/scroll.tsx';
import cards from '../../ui/cards.module.css';
import styles from '../../ui/ui.module.css';

export type JournalEntry = Reply<'GET /journal'>['entries'][number];

interface JournalTableProps {
  entries: readonly JournalEntry[] | undefined;
  /** The lost request that this one repeats. */
  twinOf?: (entry: JournalEntry) => JournalEntry | undefined;
  chosen?: number | undefined;
  onChoose?: (id: number) => void;
  /** In place of an empty table. */
  empty?: string;
}

export function JournalTable({ entries, twinOf, chosen, onChoose, empty }: JournalTableProps) {
  const { t } = useTranslation();
  const nothing = emptyText(entries, empty ?? t('journal.none'));
  if (nothing !== undefined) return <Empty>{nothing}</Empty>;
  return (
    <Scroll label={t('section.journal')}>
      <table className={cards.cards}>
        <thead>
          <tr>
            <th scope="col" className="number">
              #
            </th>
            <th scope="col">{t('journal.time')}</th>
            <th scope="col">{t('journal.call')}</th>
            <th scope="col">{t('journal.answer')}</th>
            <th scope="col" className="number">
              {t('journal.took')}
            </th>
            <th scope="col">{t('journal.member')}</th>
          </tr>
        </thead>
        <tbody>
          {entries?.toReversed().map((entry) => (
            <tr key={entry.id} className={entry.id === chosen ? styles.chosen : undefined}>
              <td className="number">{entry.id}</td>
              <td>{entry.at.slice(11, 19)}</td>
              <td>
                {onChoose ? (
                  <button
                    type="button"
                    className={styles.link}
                    aria-pressed={entry.id === chosen}
                    onClick={() => onChoose(entry.id)}
                  >
                    {`${entry.method} ${entry.path}`}
                  </button>
                ) : (
                  <code>{`${entry.method} ${entry.path}`}</code>
                )}
              </td>
              <td>
                <span className={styles.tags}>
                  <Tag tone={toneOf(entry)}>{entry.status ?? t('journal.no_answer')}</Tag> {entry.code}
                  {entry.fault !== null && <Tag tone="gold">{entry.fault}</Tag>}
                  <RetryTag twin={twinOf?.(entry)} />
                  {entry.movements.length > 0 && <Tag tone="info">{t('journal.moved')}</Tag>}
                  {entry.serverViolations.length > 0 && <Tag tone="danger">{t('journal.violation')}</Tag>}
                  {entry.clientViolation !== null && <Tag tone="danger">{t('journal.client_violation')}</Tag>}
                </span>
              </td>
              <td className="number">{entry.milliseconds} ms</td>
              <td>{entry.memberId === null ? '' : <code>{entry.memberId}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function RetryTag({ twin }: { twin: JournalEntry | undefined }) {
  const { t } = useTranslation();
  return twin && <Tag tone="gold">{t('journal.repeats', { id: twin.id })}</Tag>;
}

function toneOf({ status, serverViolations }: JournalEntry): 'danger' | 'success' | 'gold' {
  if (status === null || status >= 500 || serverViolations.length > 0) return 'danger';
  return status >= 400 ? 'gold' : 'success';
}
