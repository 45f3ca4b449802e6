import { useTranslation } from 'react-i18next';
import { Pager } from '../../ui/layout/pager.tsx';
import { ROWS_PER_PAGE } from '../wallet/statement-rows.ts';
import { LongWait } from './taking-long.tsx';

interface PagedFooterProps {
  page: number;
  pages: number;
  /** The number of rows on the screen, and in total. */
  shown: number;
  total: number;
  /** Whether another page, or something of a row, is on its way. */
  isWaiting?: boolean;
  onPage: (page: number) => void;
}

/** The position in a list, and the links to its other pages. [2.77] [9.26] */
export function PagedFooter({ page, pages, shown, total, isWaiting = false, onPage }: PagedFooterProps) {
  const { t } = useTranslation('common');
  const from = (page - 1) * ROWS_PER_PAGE + 1;
  const range = t('pager.range', { from, to: from + shown - 1, total });
  return (
    <>
      <p role="status">{isWaiting ? <LongWait>{range}</LongWait> : range}</p>
      <Pager
        page={page}
        pages={pages}
        onPage={onPage}
        labels={{
          label: t('pager.label'),
          previous: t('pager.previous'),
          next: t('pager.next'),
          page: (number) => t('pager.page', { page: number }),
        }}
      />
    </>
  );
}
