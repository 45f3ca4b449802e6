import { RetryButton } from '../../shared/texts/retry-button.tsx';
import { Loading } from '../../shared/texts/loading.tsx';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadProfileAtom, profileAtom } from '../../shared/account/profile-state.ts';
import { type CommandState, isUnknown } from '../../shared/orders/action-state.ts';
import { OutcomeCallout } from '../../shared/orders/outcome-callout.tsx';
import { closeDialogAtom, dialogAtom } from '../../shared/session/dialog-state.ts';
import { Skeleton } from '../../ui/display/skeleton.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { ProfileNameForm } from './profile-name-form.tsx';
import { renameMemberAction } from './profile-name-state.ts';
import { useProfileName } from './use-profile-name.ts';

/** The member's name. [1.16] [3.02] [7.06] */
export function ProfileNameDialog() {
  const { t } = useTranslation(['profile', 'outcome', 'common']);
  const store = useStore();
  const state = useAtomValue(profileAtom);
  const renaming = useAtomValue(renameMemberAction.stateAtom);
  const load = useSetAtom(loadProfileAtom);
  const reset = useSetAtom(renameMemberAction.resetAtom);
  const close = useSetAtom(closeDialogAtom);
  const { notify } = useProfileName();

  useEffect(() => {
    reset();
    void load();
  }, [reset, load]);

  /** The member may be elsewhere by the time that it is known. */
  const leave = () => {
    if (store.get(dialogAtom)?.name === 'profile-name') close();
  };
  const onFound = (end: CommandState<string, true>) => {
    notify(end);
    if (end.status === 'succeeded') leave();
  };

  return (
    <Sheet
      open
      onOpenChange={(open) => !open && close()}
      title={t('profile_name.title')}
      closeLabel={t('common:close_button')}
      dismissible={renaming.status !== 'sending'}
    >
      {isUnknown(renaming) ? (
        <OutcomeCallout action={renameMemberAction} onFound={onFound} />
      ) : state.status === 'loading' ? (
        <Loading>
          <Skeleton lines={3} />
        </Loading>
      ) : state.status === 'failed' ? (
        <EmptyState
          title={t('failed_title')}
          text={t('failed_text')}
          action={<RetryButton onRetry={() => void load()} />}
        />
      ) : (
        <ProfileNameForm name={state.profile.name} onCancel={() => close()} onSaved={leave} />
      )}
    </Sheet>
  );
}
