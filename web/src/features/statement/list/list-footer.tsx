import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ROWS_PER_PAGE, type StatementRow } from '../../../shared/wallet/statement-rows.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Pager } from '../../../ui/layout/pager.tsx';
import { useCsvDownload } from './use-csv-download.ts';
import styles from '../statement-page.module.css';

interface ListFooterProps {
  page: number;
  pages: number;
  /** How many of them are on the screen, and in all. */
  shown: number;
  total: number;
  onPage: (page: number) => void;
  /** What the file will hold. */
  rows: readonly StatementRow[];
}

/** Where the member is in the list, the way to the other pages, and the file of what is listed. [2.77] (W7) */
export function ListFooter({ page, pages, shown, total, onPage, rows }: ListFooterProps) {
  const { t } = useTranslation(['statement', 'common']);
  const download = useCsvDownload();
  const from = (page - 1) * ROWS_PER_PAGE + 1;
  return (
    <footer className={styles.footer}>
      <p role="status">{t('range', { from, to: from + shown - 1, total })}</p>
      <Pager
        page={page}
        pages={pages}
        onPage={onPage}
        labels={{
          label: t('common:pager.label'),
          previous: t('common:pager.previous'),
          next: t('common:pager.next'),
          page: (number) => t('common:pager.page', { page: number }),
        }}
      />
      {download && (
        <Button kind="bare" icon={Download} onClick={() => download(rows)}>
          {t('csv_button', { count: rows.length })}
        </Button>
      )}
    </footer>
  );
}
