import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PagedFooter } from '../../../shared/texts/paged-footer.tsx';
import type { StatementRow } from '../../../shared/wallet/statement-rows.ts';
import { Button } from '../../../ui/form/button.tsx';
import { useCsvDownload } from './use-csv-download.ts';
import styles from '../statement-page.module.css';

interface ListFooterProps {
  page: number;
  pages: number;
  /** Number of entries on the screen. */
  shown: number;
  total: number;
  onPage: (page: number) => void;
  /** Entries of the file. */
  rows: readonly StatementRow[];
}

/** Position in the list, page buttons, and a download of the listed entries. [2.77] (W7) */
export function ListFooter({ page, pages, shown, total, onPage, rows }: ListFooterProps) {
  const { t } = useTranslation('statement');
  const download = useCsvDownload();
  return (
    <footer className={styles.footer}>
      <PagedFooter page={page} pages={pages} shown={shown} total={total} onPage={onPage} />
      {download && (
        <Button kind="bare" icon={Download} onClick={() => download(rows)}>
          {t('csv_button', { count: rows.length })}
        </Button>
      )}
    </footer>
  );
}
