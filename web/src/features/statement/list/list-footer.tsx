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
  /** How many of them are on the screen, and in all. */
  shown: number;
  total: number;
  onPage: (page: number) => void;
  /** What the file will hold. */
  rows: readonly StatementRow[];
}

/** Where the member is in the list, the way to the other pages, and the file of what is listed. [2.77] (W7) */
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
