import { useAtomValue, useSetAtom } from 'jotai';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOpen, type MoneyAction } from '../../shared/orders/money-action.ts';
import { OutcomeCallout } from '../../shared/orders/outcome-callout.tsx';
import { useFailureText } from '../../shared/texts/use-failure-text.ts';
import type { GameAccount } from '../../shared/wallet/wallet-state.ts';
import { AlertDialog } from '../../ui/overlay/alert-dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import { passwordResetOf } from './account-actions.ts';

/** A new password for the game, after asking. [2.59] [4.03] [7.17] */
export function ResetPassword({ account, onDone }: { account: GameAccount; onDone: () => void }) {
  const { t } = useTranslation('games');
  const { code, name: game } = account;
  const action = passwordResetOf(code);
  const state = useAtomValue(action.stateAtom);
  const run = useSetAtom(action.runAtom);
  const failureText = useFailureText();
  const [isAsking, setIsAsking] = useState(false);

  const tell = (end: MoneyAction<string, true> | null) => {
    if (end?.status === 'succeeded') {
      onDone();
      showToast({ kind: 'success', text: t('reset_done_toast', { game }) });
    } else if (end?.status === 'refused') {
      showToast({ kind: 'error', text: failureText({ kind: 'refused', code: end.code, status: 0 }) });
    } else if (end?.status === 'offline')
      showToast({ kind: 'error', text: failureText({ kind: 'offline' }) });
    else if (end?.status === 'not-done') showToast({ kind: 'error', text: t('reset_not_done') });
  };

  return (
    <>
      <OutcomeCallout action={action} onSettled={tell} />
      {(state.status === 'sending' || !isOpen(state)) && (
        <Button
          kind="bare"
          icon={KeyRound}
          busy={state.status === 'sending'}
          onClick={() => setIsAsking(true)}
        >
          {t('reset_button')}
        </Button>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('reset_title', { game })}
        text={t('reset_text')}
        confirmLabel={t('reset_confirm_button')}
        cancelLabel={t('reset_keep_button')}
        kind="danger"
        onConfirm={() => void run(code).then(tell)}
      />
    </>
  );
}
