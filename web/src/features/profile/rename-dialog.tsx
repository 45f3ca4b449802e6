import { useAtomValue, useSetAtom, useStore, type WritableAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadProfileAtom, type MemberProfile, profileAtom } from '../../shared/account/profile-state.ts';
import { type CommandState, isUnknown } from '../../shared/orders/action-state.ts';
import { OutcomeCallout, type OutcomeCalloutProps } from '../../shared/orders/outcome-callout.tsx';
import { closeDialogAtom, dialogAtom } from '../../shared/session/dialog-state.ts';
import { Loading } from '../../shared/texts/loading.tsx';
import { LoadFailed } from '../../shared/texts/load-failed.tsx';
import { Skeleton } from '../../ui/display/skeleton.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';

interface RenameDialogProps<Input> {
  name: 'account-name' | 'profile-name';
  title: string;
  action: OutcomeCalloutProps<CommandState<Input, true>>['action'] & {
    resetAtom: WritableAtom<null, [], void>;
  };
  notify: (end: CommandState<Input, true>) => void;
  lines: number;
  children: (profile: MemberProfile, leave: () => void) => ReactNode;
}

export function RenameDialog<Input>({
  name,
  title,
  action,
  notify,
  lines,
  children,
}: RenameDialogProps<Input>) {
  const { t } = useTranslation(['profile', 'outcome', 'common']);
  const store = useStore();
  const state = useAtomValue(profileAtom);
  const renaming = useAtomValue(action.stateAtom);
  const load = useSetAtom(loadProfileAtom);
  const reset = useSetAtom(action.resetAtom);
  const close = useSetAtom(closeDialogAtom);

  useEffect(() => {
    reset();
    void load();
  }, [reset, load]);

  /** The member may have left the dialog before the result is known. */
  const leave = () => {
    if (store.get(dialogAtom)?.name === name) close();
  };
  const onFound = (end: CommandState<Input, true>) => {
    notify(end);
    if (end.status === 'succeeded') leave();
  };

  return (
    <Sheet
      open
      onOpenChange={(open) => !open && close()}
      title={title}
      closeLabel={t('common:close_button')}
      dismissible={renaming.status !== 'sending'}
    >
      {isUnknown(renaming) ? (
        <OutcomeCallout action={action} onFound={onFound} />
      ) : state.status === 'loading' ? (
        <Loading>
          <Skeleton lines={lines} />
        </Loading>
      ) : state.status === 'failed' ? (
        <LoadFailed title={t('failed_title')} text={t('failed_text')} onRetry={() => void load()} />
      ) : (
        children(state.profile, leave)
      )}
    </Sheet>
  );
}
