import { LoadFailed } from '../../../shared/texts/load-failed.tsx';
import { Loading } from '../../../shared/texts/loading.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/display/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { ListFooter } from '../list/list-footer.tsx';
import { SearchReach } from './search-reach.tsx';
import { foundAtom, searchAtom, searchOnAtom, setFilterAtom, showFoundPageAtom } from './search-state.ts';
import { NO_FILTER } from '../list/statement-rules.ts';
import { StatementTable } from '../list/statement-table.tsx';
import { StatementTotals } from './statement-totals.tsx';

export function FoundRows() {
  const { t } = useTranslation(['statement', 'common']);
  const found = useDeferredValue(useAtomValue(foundAtom));
  const search = useSetAtom(searchAtom);
  const searchOn = useSetAtom(searchOnAtom);
  const setFilter = useSetAtom(setFilterAtom);
  const showPage = useSetAtom(showFoundPageAtom);
  const isReading = found.status === 'reading';

  if (found.status === 'failed' && found.read === 0)
    return <LoadFailed title={t('failed_title')} text={t('failed_text')} onRetry={() => void search()} />;
  if (isReading && found.rows.length === 0)
    return (
      <Loading>
        <Skeleton shape="rows" />
      </Loading>
    );
  return (
    <>
      <StatementTotals totals={found.totals} isReading={isReading} />
      <SearchReach found={found} onMore={() => void searchOn()} />
      {found.rows.length === 0 ? (
        <EmptyState
          role="status"
          title={t('none_title')}
          text={t(found.isWhole ? 'none_text' : 'none_so_far_text')}
          action={<Button onClick={() => void setFilter(NO_FILTER)}>{t('show_all_button')}</Button>}
        />
      ) : (
        <>
          <StatementTable rows={found.shown} isTurning={false} />
          <ListFooter
            page={found.page}
            pages={found.pages}
            shown={found.shown.length}
            total={found.rows.length}
            onPage={showPage}
            rows={found.rows}
          />
        </>
      )}
    </>
  );
}
