import { TRANSFER_MINIMUM } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCheckBalance } from '../../../shared/account/use-check-balance.ts';
import { gameFreshnessAtom, isCheckingBalanceAtom } from '../../../shared/wallet/balance-check.ts';
import { gameMoveOf, outOfGame } from '../../../shared/orders/game-move.ts';
import { stayAtom } from '../../../shared/wallet/game-return.ts';
import { isOpen, type MoneyAction } from '../../../shared/orders/action-state.ts';
import type { Movement } from '../../../shared/wallet/movements.ts';
import { OutcomeCallout } from '../../../shared/orders/outcome-callout.tsx';
import { OutcomeAlert } from '../../../shared/orders/outcome-alert.tsx';
import { SubmitOrderButton } from '../../../shared/orders/submit-order-button.tsx';
import type { TransferOrder } from '../../../shared/orders/transfer-order.ts';
import { useOutcome } from '../../../shared/orders/use-outcome.ts';
import { useHasLeft } from '../../../shared/session/use-has-left.ts';
import { useMoneyText } from '../../../shared/texts/use-money-text.ts';
import type { GameAccount } from '../../../shared/wallet/wallet-reply.ts';
import { Private } from '../../../ui/display/private.tsx';
import { Button } from '../../../ui/form/button.tsx';
import styles from './game-return.module.css';

type End = MoneyAction<TransferOrder, Movement>;

export function ReturnOffer({ account }: { account: GameAccount }) {
  const { t } = useTranslation(['home', 'games', 'outcome', 'common']);
  const { code, name: game, value } = account;
  const action = gameMoveOf(code);
  const state = useAtomValue(action.stateAtom);
  const move = useSetAtom(action.runAtom);
  const reset = useSetAtom(action.resetAtom);
  const stay = useSetAtom(stayAtom);
  const isChecking = useAtomValue(isCheckingBalanceAtom);
  const checkBalance = useCheckBalance();
  const isSilent = useAtomValue(gameFreshnessAtom).get(code)?.isSilent ?? false;
  const [failed, setFailed] = useState<End | null>(null);
  const moneyText = useMoneyText();
  // A member on another page sees the result there.
  const hasLeft = useHasLeft();
  // The game's own form uses the same action, and its open transfer may end here.
  const isBack = (end: End) => end.status !== 'idle' && end.input.from === code;
  const wordsOf = (end: End) => {
    const amount = end.status === 'idle' ? '' : moneyText(end.input.amount);
    return isBack(end)
      ? {
          done: t('brought_back_toast', { amount }),
          title: t('bring_back_failed_title'),
          notDone: t('bring_back_not_done'),
          amount,
        }
      : {
          done: t('games:moved_toast', { amount, game }),
          title: t('games:move_failed_title'),
          notDone: t('games:move_not_done'),
          amount,
        };
  };
  const { notify } = useOutcome<TransferOrder, Movement>(wordsOf, { namesItself: true, readsWallet: true });

  // An outcome that cannot be found out any more was told before; a new visit of home starts without it.
  useEffect(() => reset(), [reset]);

  const follow = (end: End | null) => {
    if (!end) return;
    notify(end, hasLeft() ? [] : ['info', 'error']);
    if (end.status === 'succeeded') {
      if (isBack(end)) stay();
    } else if (!hasLeft()) setFailed(end);
  };

  const isUnknown = isSilent || value === null;
  const amount = moneyText(value);
  const isSending = state.status === 'sending' && isBack(state);
  // The service would refuse less than the smallest transfer. [5.14]
  const isEnough = value !== null && value >= TRANSFER_MINIMUM;
  const canBring = isEnough && !isChecking && (isSending || !isOpen(state));
  return (
    <section className={styles.offer} aria-label={t('return_label', { game })}>
      <p role="status">
        {isChecking ? (
          t('return_checking', { game })
        ) : isUnknown ? (
          t('return_silent', { game })
        ) : value > 0 ? (
          <Private as="figures">{t('return_text', { game, amount })}</Private>
        ) : (
          t('return_empty', { game })
        )}
      </p>
      <OutcomeCallout support={{ topic: 'transfer' }} action={action} onFound={follow} />
      <div className={styles.acts}>
        {isUnknown && !isChecking && (
          <SubmitOrderButton
            kind="plain"
            type="button"
            busy={false}
            label={t('common:retry_button')}
            onClick={() => void checkBalance()}
          />
        )}
        {canBring && !isUnknown && (
          <SubmitOrderButton
            kind="plain"
            type="button"
            icon={Undo2}
            busy={isSending}
            label={<Private as="figures">{t('bring_back_button', { amount })}</Private>}
            onClick={() => void move(outOfGame(code, value)).then(follow)}
          />
        )}
        {!isSending && (
          <Button kind="bare" onClick={() => stay()}>
            {t(isEnough ? 'return_stay_button' : 'common:close_button')}
          </Button>
        )}
      </div>
      {/* [8.23] */}
      <OutcomeAlert
        action={failed}
        words={wordsOf(failed ?? state)}
        topic="transfer"
        closeLabel={t('common:close_button')}
        onClose={() => setFailed(null)}
        onConfirm={(order) => void move(order, true).then(follow)}
      />
    </section>
  );
}
