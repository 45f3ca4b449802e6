import { useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { dateTimeText, isoTimeText } from '../../lib/date-text.ts';
import { Amount } from '../../ui/display/amount.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { Skeleton } from '../../ui/display/skeleton.tsx';
import { Loading } from '../texts/loading.tsx';
import { LoadFailed } from '../texts/load-failed.tsx';
import { OldNotice, PagedFooter } from '../texts/paged-footer.tsx';
import { useMoneyUnit } from '../texts/use-money-unit.ts';
import type { createPagedList } from '../wallet/paged-list.ts';
import styles from './reward-list.module.css';
import type { RewardRow } from './reward-rows.ts';

export interface RewardListProps {
  list: ReturnType<typeof createPagedList<RewardRow>>;
  words: {
    title: string;
    name: string | null;
    amount: string;
    time: string;
    emptyTitle: string;
    emptyText: string;
    failedTitle: string;
    failedText: string;
  };
}

/** Ten per page, in the service's order. [2.54] [2.56] [2.77] [9.25] [9.26] */
export function RewardList({ list, words }: RewardListProps) {
  const state = useAtomValue(list.stateAtom);
  const pages = useAtomValue(list.pagesAtom);
  const showPage = useSetAtom(list.showPageAtom);
  const reread = useSetAtom(list.rereadAtom);
  const heading = useId();
  return (
    <section className={styles.list} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {words.title}
      </h3>
      {state.status === 'loading' && (
        <Loading>
          <Skeleton lines={8} />
        </Loading>
      )}
      {state.status === 'failed' && (
        <LoadFailed
          title={words.failedTitle}
          text={words.failedText}
          headingLevel={3}
          hasArt={false}
          onRetry={() => void reread()}
        />
      )}
      {state.status === 'ready' && state.content.total === 0 && (
        <EmptyState title={words.emptyTitle} text={words.emptyText} headingLevel={3} hasArt={false} />
      )}
      {state.status === 'ready' && state.content.total > 0 && (
        <>
          {state.isOld && <OldNotice busy={state.turning} onRetry={() => reread()} />}
          <RewardTable rows={state.content.rows} isTurning={state.turning} heading={heading} words={words} />
          <PagedFooter
            page={state.page}
            pages={pages}
            shown={state.content.rows.length}
            total={state.content.total}
            mayHaveMore={state.content.mayHaveMore}
            isWaiting={state.turning}
            onPage={(page) => void showPage(page)}
          />
        </>
      )}
    </section>
  );
}

interface RewardTableProps extends Pick<RewardListProps, 'words'> {
  rows: readonly RewardRow[];
  isTurning: boolean;
  heading: string;
}

function RewardTable({ rows, isTurning, heading, words }: RewardTableProps) {
  const unit = useMoneyUnit();
  const hasNames = words.name !== null;
  return (
    <table
      className={hasNames ? styles.named : styles.table}
      aria-labelledby={heading}
      aria-busy={isTurning || undefined}
    >
      <thead>
        <tr>
          {hasNames && <th scope="col">{words.name}</th>}
          <th scope="col" className={styles.amount}>
            {words.amount}
          </th>
          <th scope="col">{words.time}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, amount, createdAt }, index) => (
          <tr key={index}>
            {hasNames && <td className={styles.name}>{name || '-'}</td>}
            <td className={styles.amount}>
              <Amount value={amount} size="lead" unit={unit} />
            </td>
            <td className={styles.time}>
              <time dateTime={isoTimeText(createdAt)}>{dateTimeText(createdAt)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
