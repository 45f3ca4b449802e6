import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { openDialogAtom } from '../../state/dialog-state.ts';
import { PageTitle } from '../../state/page-title.tsx';
import { ROWS_PER_PAGE } from '../../state/statement-rows.ts';
import { useNow } from '../../state/use-now.ts';
import { Bone } from '../../ui/bone.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { StatementTable } from './statement-table.tsx';
import { showStatementPageAtom, statementAtom, statementPagesAtom } from './statement-state.ts';
import styles from './statement-page.module.css';

/** Every movement of the member's money, newest first, ten a page. [2.74] [2.75] [2.77] [9.25] */
export function StatementPage() {
  const { t } = useTranslation(['statement', 'common']);
  const state = useAtomValue(statementAtom);
  const pages = useAtomValue(statementPagesAtom);
  const showPage = useSetAtom(showStatementPageAtom);
  const openDialog = useSetAtom(openDialogAtom);
  const now = useNow('now', 10_000);
  useEffect(() => void showPage(1), [showPage]);

  return (
    <section className={styles.page}>
      <PageTitle text={t('common:title.statement')} />
      <h1>{t('common:title.statement')}</h1>
      {state.status === 'loading' && (
        <div role="status" aria-busy="true" aria-label={t('common:loading')}>
          <Bone shape="rows" />
        </div>
      )}
      {state.status === 'failed' && (
        <EmptyState
          title={t('failed_title')}
          text={t('failed_text')}
          action={<Button onClick={() => void showPage(state.page)}>{t('common:retry_button')}</Button>}
        />
      )}
      {state.status === 'ready' && state.content.total === 0 && (
        <EmptyState
          title={t('empty_title')}
          text={t('empty_text')}
          action={<Button onClick={() => openDialog({ name: 'deposit' })}>{t('empty_button')}</Button>}
        />
      )}
      {state.status === 'ready' && state.content.total > 0 && (
        <>
          <StatementTable rows={state.content.rows} now={now} isTurning={state.turning} />
          <footer className={styles.footer}>
            <p>
              {t('range', {
                from: (state.page - 1) * ROWS_PER_PAGE + 1,
                to: (state.page - 1) * ROWS_PER_PAGE + state.content.rows.length,
                total: state.content.total,
              })}
            </p>
            <Pager
              page={state.page}
              pages={pages}
              onPage={(page) => void showPage(page)}
              labels={{
                label: t('common:pager.label'),
                previous: t('common:pager.previous'),
                next: t('common:pager.next'),
                page: (page) => t('common:pager.page', { page }),
              }}
            />
          </footer>
        </>
      )}
    </section>
  );
}
