import { LoadFailed } from '../../../shared/texts/load-failed.tsx';
import { Loading } from '../../../shared/texts/loading.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { OldNotice } from '../../../shared/texts/paged-footer.tsx';
import { openDialogAtom } from '../../../shared/session/dialog-state.ts';
import { Skeleton } from '../../../ui/display/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { ListFooter } from './list-footer.tsx';
import { StatementTable } from './statement-table.tsx';
import {
  rereadStatementPageAtom,
  showStatementPageAtom,
  statementAtom,
  statementPagesAtom,
} from './statement-state.ts';

export function AllRows() {
  const { t } = useTranslation(['statement', 'common']);
  const latest = useAtomValue(statementAtom);
  // Ten rows are a long task on a slow phone: in the background it does not delay a press.
  const state = useDeferredValue(latest);
  const pages = useDeferredValue(useAtomValue(statementPagesAtom));
  const showPage = useSetAtom(showStatementPageAtom);
  const reread = useSetAtom(rereadStatementPageAtom);
  const openDialog = useSetAtom(openDialogAtom);

  if (state.status === 'loading')
    return (
      <Loading>
        <Skeleton shape="rows" />
      </Loading>
    );
  if (state.status === 'failed')
    return <LoadFailed title={t('failed_title')} text={t('failed_text')} onRetry={() => void reread()} />;
  const { rows, total } = state.content;
  // A press marks the rows immediately.
  const isTurning = state !== latest || state.turning;
  if (total === 0)
    return (
      <EmptyState
        title={t('empty_title')}
        text={t('empty_text')}
        action={<Button onClick={() => openDialog({ name: 'deposit' })}>{t('empty_button')}</Button>}
      />
    );
  return (
    <>
      {state.isOld && <OldNotice busy={isTurning} onRetry={() => reread()} />}
      <StatementTable rows={rows} isTurning={isTurning} />
      <ListFooter
        page={state.page}
        pages={pages}
        shown={rows.length}
        total={total}
        isWaiting={isTurning}
        onPage={(page) => void showPage(page)}
        rows={rows}
      />
    </>
  );
}
