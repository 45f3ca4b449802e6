import { useAtomValue, useSetAtom } from 'jotai';
import { Receipt } from 'lucide-react';
import { useDeferredValue, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dayNumber } from '../../lib/day-text.ts';
import { doneOrdersAtom } from '../../shared/visit/done-orders.ts';
import { dialogAtom, openDialogAtom } from '../../shared/session/dialog-state.ts';
import { useLocale } from '../../shared/session/use-locale.ts';
import { useNow } from '../../shared/session/use-now.ts';
import { useReread } from '../../shared/visit/use-reread.ts';
import { PageTitle } from '../../shared/texts/page-title.tsx';
import { Button } from '../../ui/form/button.tsx';
import { AllRows } from './list/all-rows.tsx';
import { FoundRows } from './search/found-rows.tsx';
import { filterAtom, openStatementAtom, rereadStatementAtom } from './search/search-state.ts';
import { StatementFilters } from './search/statement-filters.tsx';
import { isPlain } from './list/statement-rules.ts';
import styles from './statement-page.module.css';

const LIST_ID = 'statement-list';

export function StatementPage() {
  const { t } = useTranslation(['statement', 'common']);
  // Deferred, so that the pressed tab is marked before the list that follows it is rendered.
  const filter = useDeferredValue(useAtomValue(filterAtom));
  const openDialog = useSetAtom(openDialogAtom);
  const open = useSetAtom(openStatementAtom);
  const reread = useSetAtom(rereadStatementAtom);
  const [locale] = useLocale();
  const isDepositing = useAtomValue(dialogAtom)?.name === 'deposit';
  // The server localises the titles of entries, and at midnight a period starts again. An order that was given on another screen may
  // end here.
  const basis = [locale, dayNumber(useNow('now', 60_000)), useAtomValue(doneOrdersAtom)].join(' ');
  const readOn = useRef({ basis, isDepositing });
  useEffect(() => void open(), [open]);
  useEffect(() => {
    const before = readOn.current;
    // The deposit that this page has offered may be its first entry.
    if (before.basis !== basis || (before.isDepositing && !isDepositing)) void reread();
    readOn.current = { basis, isDepositing };
  }, [reread, basis, isDepositing]);
  useReread(() => void reread());

  return (
    <section className={styles.page}>
      <PageTitle text={t('common:title.statement')} />
      <header className={styles.head}>
        <h1>{t('common:title.statement')}</h1>
        <Button small icon={Receipt} onClick={() => openDialog({ name: 'slips' })}>
          {t('slips_button')}
        </Button>
      </header>
      <StatementFilters panelId={LIST_ID} />
      <div id={LIST_ID} role="tabpanel" aria-label={t('common:title.statement')} className={styles.list}>
        {isPlain(filter) ? <AllRows /> : <FoundRows />}
      </div>
    </section>
  );
}
