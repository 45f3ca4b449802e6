import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Bone } from '../../ui/bone.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { AccountNameForm } from './account-name-form.tsx';
import { leaveAccountNameAtom, renamingAtom, resetRenamingAtom } from './account-name-state.ts';
import { loadProfileAtom, profileAtom } from './profile-state.ts';
import { UnknownOutcome } from './unknown-outcome.tsx';
import { useRenaming } from './use-renaming.ts';

/** The name of the bank account in English. [2.52] [2.67] [5.22] */
export function AccountNameDialog() {
  const { t } = useTranslation(['profile', 'common']);
  const state = useAtomValue(profileAtom);
  const renaming = useAtomValue(renamingAtom);
  const load = useSetAtom(loadProfileAtom);
  const reset = useSetAtom(resetRenamingAtom);
  const leave = useSetAtom(leaveAccountNameAtom);
  const { checkAgain } = useRenaming();

  useEffect(() => {
    reset();
    void load();
  }, [reset, load]);

  return (
    <Sheet
      open
      onOpenChange={(open) => !open && leave()}
      title={t('account_name.title')}
      closeLabel={t('common:close_button')}
      dismissible={renaming.status !== 'sending'}
    >
      {renaming.status === 'unconfirmed' || renaming.status === 'unsettled' ? (
        <UnknownOutcome of="account_name" status={renaming.status} onCheck={() => void checkAgain()} />
      ) : state.status === 'loading' ? (
        <div role="status" aria-busy="true" aria-label={t('common:loading')}>
          <Bone lines={5} />
        </div>
      ) : state.status === 'failed' ? (
        <EmptyState
          title={t('failed_title')}
          text={t('failed_text')}
          action={<Button onClick={() => void load()}>{t('common:retry_button')}</Button>}
        />
      ) : (
        <AccountNameForm bank={state.profile.bank} />
      )}
    </Sheet>
  );
}
