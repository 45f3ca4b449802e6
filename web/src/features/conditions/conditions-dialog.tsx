import { LoadFailed } from '../../shared/texts/load-failed.tsx';
import { RetryButton } from '../../shared/texts/retry-button.tsx';
import { Loading } from '../../shared/texts/loading.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ServerTexts } from '../../html/server-texts.tsx';
import { closeDialogAtom } from '../../shared/session/dialog-state.ts';
import { useLocale } from '../../shared/session/use-locale.ts';
import { Skeleton } from '../../ui/display/skeleton.tsx';
import { Callout } from '../../ui/display/callout.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { conditionsAtom, loadConditionsAtom } from './conditions-state.ts';
import styles from './conditions-dialog.module.css';

export function ConditionsDialog() {
  const { t } = useTranslation(['conditions', 'common']);
  const conditions = useAtomValue(conditionsAtom);
  const load = useSetAtom(loadConditionsAtom);
  const close = useSetAtom(closeDialogAtom);
  const [locale] = useLocale();
  // The texts are in the current language, which another page of the browser may change.
  useEffect(() => void load(), [load, locale]);

  return (
    <Sheet
      open
      onOpenChange={(open) => !open && close()}
      title={t('title')}
      closeLabel={t('common:close_button')}
      tall
    >
      {conditions.status === 'loading' && (
        <Loading className={styles.skeleton}>
          <Skeleton lines={6} />
        </Loading>
      )}
      {conditions.status === 'failed' && <LoadFailed title={t('failed')} onRetry={() => void load()} />}
      {conditions.status === 'ready' && conditions.texts.length === 0 && <EmptyState title={t('empty')} />}
      {conditions.status === 'ready' && conditions.texts.length > 0 && (
        <ServerTexts label={t('title')} texts={conditions.texts} />
      )}
      {conditions.status === 'ready' && conditions.texts.includes(null) && (
        <>
          <Callout tone="danger">{t('part_failed')}</Callout>
          <RetryButton onRetry={() => void load()} />
        </>
      )}
    </Sheet>
  );
}
