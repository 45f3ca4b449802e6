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
  shown: number;
  total: number;
  isWaiting?: boolean;
  onPage: (page: number) => void;
  rows: readonly StatementRow[];
}

export function ListFooter({ rows, ...position }: ListFooterProps) {
  const { t } = useTranslation('statement');
  const download = useCsvDownload();
  return (
    <PagedFooter {...position} className={styles.footer}>
      {download && (
        <Button kind="bare" icon={Download} onClick={() => download(rows)}>
          {t('csv_button', { count: rows.length })}
        </Button>
      )}
    </PagedFooter>
  );
}
