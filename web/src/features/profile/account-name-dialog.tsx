import { RetryButton } from '../../shared/texts/retry-button.tsx';
import { Loading } from '../../shared/texts/loading.tsx';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountNameForm } from '../../shared/account/account-name-form.tsx';
import { renameAccountAction, type Renaming } from '../../shared/account/account-rename.ts';
import { closeDialogAtom, dialogAtom } from '../../shared/session/dialog-state.ts';
import { type CommandState, isUnknown } from '../../shared/orders/action-state.ts';
import { OutcomeCallout } from '../../shared/orders/outcome-callout.tsx';
import { loadProfileAtom, profileAtom } from '../../shared/account/profile-state.ts';
import { useAccountRename } from '../../shared/account/use-account-rename.ts';
import { Skeleton } from '../../ui/display/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';

/** The name of the bank account in English. [2.67] [5.22] */
export function AccountNameDialog() {
  const { t } = useTranslation(['profile', 'outcome', 'common']);
  const store = useStore();
  const state = useAtomValue(profileAtom);
  const renaming = useAtomValue(renameAccountAction.stateAtom);
  const load = useSetAtom(loadProfileAtom);
  const reset = useSetAtom(renameAccountAction.resetAtom);
  const close = useSetAtom(closeDialogAtom);
  const { notify } = useAccountRename();
  const isSending = renaming.status === 'sending';

  useEffect(() => {
    reset();
    void load();
  }, [reset, load]);

  /** The member may be elsewhere by the time that it is known. */
  const leave = () => {
    if (store.get(dialogAtom)?.name === 'account-name') close();
  };
  const onFound = (end: CommandState<Renaming, true>) => {
    notify(end);
    if (end.status === 'succeeded') leave();
  };

  return (
    <Sheet
      open
      onOpenChange={(open) => !open && close()}
      title={t('account_name.title')}
      closeLabel={t('common:close_button')}
      dismissible={!isSending}
    >
      {isUnknown(renaming) ? (
        <OutcomeCallout action={renameAccountAction} onFound={onFound} />
      ) : state.status === 'loading' ? (
        <Loading>
          <Skeleton lines={5} />
        </Loading>
      ) : state.status === 'failed' ? (
        <EmptyState
          title={t('failed_title')}
          text={t('failed_text')}
          action={<RetryButton onRetry={() => void load()} />}
        />
      ) : (
        <AccountNameForm
          bank={state.profile.bank}
          reason={<p>{t('account_name.text')}</p>}
          back={
            <Button onClick={() => close()} disabled={isSending}>
              {t('cancel_button')}
            </Button>
          }
          onSaved={leave}
        />
      )}
    </Sheet>
  );
}
