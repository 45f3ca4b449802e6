import { TRANSFER_MINIMUM } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../lib/amount-text.ts';
import {
  checkBalanceAtom,
  gameFreshnessAtom,
  isCheckingBalanceAtom,
} from '../../shared/wallet/balance-check.ts';
import { gameMoveOf, outOfGame } from '../../shared/orders/game-move.ts';
import { returnedFromAtom, stayAtom } from '../../shared/wallet/game-return.ts';
import { isOpen, type MoneyAction } from '../../shared/orders/money-action.ts';
import { noteRefusalAtom } from '../../shared/orders/money-wait.ts';
import type { Movement } from '../../shared/wallet/movements.ts';
import { OutcomeCallout } from '../../shared/orders/outcome-callout.tsx';
import { RefusalAlert } from '../../shared/texts/refusal-alert.tsx';
import { SubmitOrderButton } from '../../shared/orders/submit-order-button.tsx';
import type { TransferOrder } from '../../shared/orders/transfer-order.ts';
import { useFailureText } from '../../shared/texts/use-failure-text.ts';
import { useHasLeft } from '../../shared/session/use-has-left.ts';
import type { GameAccount, Wallet } from '../../shared/wallet/wallet-state.ts';
import { AlertDialog } from '../../ui/overlay/alert-dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import styles from './game-return.module.css';

/** Offers to bring the money back from the game that the member has just left. (S6) */
export function GameReturn({ wallet }: { wallet: Wallet }) {
  const code = useAtomValue(returnedFromAtom);
  const account = wallet.gameAccounts.find((game) => game.code === code && game.isActive);
  return account ? <Offer key={account.code} account={account} /> : null;
}

function Offer({ account }: { account: GameAccount }) {
  const { t } = useTranslation(['home', 'outcome', 'common']);
  const { code, name: game, value } = account;
  const action = gameMoveOf(code);
  const state = useAtomValue(action.stateAtom);
  const move = useSetAtom(action.runAtom);
  const stay = useSetAtom(stayAtom);
  const isChecking = useAtomValue(isCheckingBalanceAtom);
  const checkBalance = useSetAtom(checkBalanceAtom);
  const isSilent = useAtomValue(gameFreshnessAtom).get(code)?.isSilent ?? false;
  const failureText = useFailureText();
  const noteRefusal = useSetAtom(noteRefusalAtom);
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  // Whoever has gone to another page by then is told there.
  const hasLeft = useHasLeft();

  const tell = (end: MoneyAction<TransferOrder, Movement> | null) => {
    const complain = (text: string) => {
      if (!hasLeft()) setProblem(text);
      else showToast({ kind: 'error', text: `${t('bring_back_failed_title')}: ${text}` });
    };
    if (end?.status === 'succeeded') {
      const amount = formatAmount(end.input.amount);
      showToast({ kind: 'success', text: t('brought_back_toast', { amount }) });
      stay();
    } else if (end?.status === 'refused') {
      noteRefusal(end.code);
      if (!hasLeft()) setRefused(end.code);
      else complain(failureText({ kind: 'refused', code: end.code, status: 0 }));
    } else if (end?.status === 'offline') complain(failureText({ kind: 'offline' }));
    else if (end?.status === 'not-done') complain(t('bring_back_not_done'));
    else if (end?.status === 'withheld') complain(t('outcome:busy_text'));
  };

  const amount = formatAmount(value);
  const isSending = state.status === 'sending';
  // Less than a transfer takes would be refused for certain. [5.14]
  const isEnough = value >= TRANSFER_MINIMUM;
  const canBring = isEnough && !isChecking && (isSending || !isOpen(state));
  return (
    <section className={styles.offer} aria-label={t('return_label', { game })}>
      <p role="status">
        {isChecking
          ? t('return_checking', { game })
          : isSilent
            ? t('return_silent', { game })
            : value > 0
              ? t('return_text', { game, amount })
              : t('return_empty', { game })}
      </p>
      <OutcomeCallout action={action} onSettled={tell} />
      <div className={styles.acts}>
        {isSilent && !isChecking && (
          <Button onClick={() => void checkBalance()}>{t('common:retry_button')}</Button>
        )}
        {canBring && !isSilent && (
          <SubmitOrderButton
            kind="plain"
            type="button"
            icon={Undo2}
            busy={isSending}
            label={t('bring_back_button', { amount })}
            // Nothing can be brought back twice: it is asked for as often as it is meant.
            onClick={() => void move(outOfGame(code, value), true).then(tell)}
          />
        )}
        {!isSending && (
          <Button kind="bare" onClick={() => stay()}>
            {t(isEnough ? 'return_stay_button' : 'common:close_button')}
          </Button>
        )}
      </div>
      <RefusalAlert code={refused} onClose={() => setRefused(null)} />
      {/* [8.23] */}
      <AlertDialog
        open={problem !== null}
        onOpenChange={(open) => !open && setProblem(null)}
        title={t('bring_back_failed_title')}
        text={problem}
        confirmLabel={t('common:close_button')}
      />
    </section>
  );
}
