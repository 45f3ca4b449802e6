import { LoadFailed } from '../../../shared/texts/load-failed.tsx';
import { Loading } from '../../../shared/texts/loading.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { closeDialogAtom } from '../../../shared/session/dialog-state.ts';
import { useReread } from '../../../shared/visit/use-reread.ts';
import { OldNotice, PagedFooter } from '../../../shared/texts/paged-footer.tsx';
import { Skeleton } from '../../../ui/display/skeleton.tsx';
import { ReadButton } from '../../../shared/texts/retry-button.tsx';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { SlipPicture } from './slip-picture.tsx';
import { SlipTable } from './slip-table.tsx';
import { rereadSlipsAtom, showSlipsPageAtom, slipPagesAtom, slipsAtom } from './slips-state.ts';
import { useSlipPicture } from './use-slip-picture.ts';

export function SlipsDialog() {
  const { t } = useTranslation(['statement', 'common']);
  const state = useAtomValue(slipsAtom);
  const pages = useAtomValue(slipPagesAtom);
  const showPage = useSetAtom(showSlipsPageAtom);
  const reread = useSetAtom(rereadSlipsAtom);
  const close = useSetAtom(closeDialogAtom);
  const { opening, picture, view, leave } = useSlipPicture();
  useEffect(() => void showPage(1), [showPage]);
  useReread(() => void reread());

  const page = state.status === 'loading' ? 1 : state.page;
  const isBusy = state.status === 'loading' || (state.status === 'ready' && state.turning);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && close()}
      title={t('slips.title')}
      closeLabel={t('common:close_button')}
      back={picture ? { label: t('slips.back_button'), onBack: leave } : undefined}
      screen={picture ? 'picture' : 'list'}
      wide
      tall
    >
      {picture ? (
        <SlipPicture url={picture} />
      ) : (
        <>
          <ReadButton icon={RefreshCw} busy={isBusy} onClick={() => void reread()}>
            {t('slips.refresh_button')}
          </ReadButton>
          {state.status === 'loading' && (
            <Loading>
              <Skeleton lines={8} />
            </Loading>
          )}
          {state.status === 'failed' && (
            <LoadFailed
              title={t('slips.failed_title')}
              text={t('failed_text')}
              onRetry={() => void reread()}
            />
          )}
          {state.status === 'ready' && state.content.total === 0 && (
            <EmptyState title={t('slips.empty_title')} text={t('slips.empty_text')} />
          )}
          {state.status === 'ready' && state.content.total > 0 && (
            <>
              {state.isOld && <OldNotice busy={state.turning} onRetry={() => reread()} />}
              <SlipTable
                rows={state.content.rows}
                isTurning={state.turning}
                opening={opening}
                onView={view}
              />
              <PagedFooter
                page={page}
                pages={pages}
                shown={state.content.rows.length}
                total={state.content.total}
                mayHaveMore={state.content.mayHaveMore}
                isWaiting={state.turning || opening !== null}
                onPage={(next) => void showPage(next)}
              />
            </>
          )}
        </>
      )}
    </Sheet>
  );
}
