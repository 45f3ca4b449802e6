import { useAtomValue, useSetAtom } from 'jotai';
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CommandState, isOpen } from '../../shared/orders/action-state.ts';
import { OutcomeCallout } from '../../shared/orders/outcome-callout.tsx';
import { useRequestWait } from '../../shared/orders/request-wait.ts';
import { SubmitOrderButton } from '../../shared/orders/submit-order-button.tsx';
import { useOutcome } from '../../shared/orders/use-outcome.ts';
import { useHasLeft } from '../../shared/session/use-has-left.ts';
import type { GameAccount } from '../../shared/wallet/wallet-reply.ts';
import { AlertDialog } from '../../ui/overlay/alert-dialog.tsx';
import { passwordResetOf } from './account-actions.ts';

export function ResetPassword({ account, onDone }: { account: GameAccount; onDone: () => void }) {
  const { t } = useTranslation('games');
  const { code, name: game } = account;
  const action = passwordResetOf(code);
  const state = useAtomValue(action.stateAtom);
  const run = useSetAtom(action.runAtom);
  const reset = useSetAtom(action.resetAtom);
  const [isAsking, setIsAsking] = useState(false);
  const wait = useRequestWait();
  // Reset the result of an earlier attempt.
  useEffect(() => reset(), [reset]);
  // Nothing is sent in a wait, and the question must not come back by itself after it. [8.02]
  if (isAsking && wait > 0) setIsAsking(false);
  const hasLeft = useHasLeft();
  const outcome = useOutcome<string, true>(() => ({
    done: t('reset_done_toast', { game }),
    notDone: t('reset_not_done'),
  }));

  const notify = (end: CommandState<string, true> | null) => {
    if (end?.status === 'succeeded') onDone();
    outcome.notify(end, hasLeft() ? [] : ['info']);
  };

  return (
    <>
      <OutcomeCallout action={action} onFound={notify} />
      {(state.status === 'sending' || !isOpen(state)) && (
        <SubmitOrderButton
          kind="bare"
          type="button"
          wide={false}
          icon={KeyRound}
          busy={state.status === 'sending'}
          label={t('reset_button')}
          onClick={() => setIsAsking(true)}
        />
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('reset_title', { game })}
        text={t('reset_text')}
        confirmLabel={t('reset_confirm_button')}
        cancelLabel={t('reset_keep_button')}
        kind="danger"
        onConfirm={() => void run(code).then(notify)}
      />
    </>
  );
}
