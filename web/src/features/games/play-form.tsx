import { satang, TRANSFER_MINIMUM } from 'contracts/rules';
import { useAtomValue } from 'jotai';
import { CirclePlay } from 'lucide-react';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, parseAmountText } from '../../lib/amount-text.ts';
import { gameMoveOf } from '../../state/game-move.ts';
import { isOpen } from '../../state/money-action.ts';
import { OutcomeNote } from '../../state/outcome-note.tsx';
import { servicesAtom } from '../../state/services.ts';
import { useMoneyUnit } from '../../state/use-money-unit.ts';
import { type GameAccount, walletAtom } from '../../state/wallet-state.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { AmountField } from '../../ui/amount-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { SheetFooter } from '../../ui/sheet-footer.tsx';
import type { Credentials } from './credentials-state.ts';
import { needsCredentials } from './enter-game.ts';
import { amountToPlay, fitsForm, refuseMove } from './game-rules.ts';
import { loginOf } from './provider-login.ts';
import { useMoveError } from './use-move-error.ts';
import { usePlay } from './use-play.ts';
import styles from './games.module.css';

export interface PlayFormProps {
  account: GameAccount;
  credentials: Credentials | null;
  onBusy: (busy: boolean) => void;
}

/** How much goes into the game, then playing or only moving it. [2.60]–[2.62] */
export function PlayForm({ account, credentials, onBusy }: PlayFormProps) {
  const { t } = useTranslation(['games', 'common']);
  const unit = useMoneyUnit();
  const { platform } = useAtomValue(servicesAtom);
  const wallet = useAtomValue(walletAtom);
  const moveAction = gameMoveOf(account.code);
  const move = useAtomValue(moveAction.stateAtom);
  const { play, transferOnly, settleLater, isEntering, problem, dismissProblem, openHeld } = usePlay(
    account,
    credentials,
  );
  const formId = useId();
  const [text, setText] = useState('');
  const [isTold, setIsTold] = useState(false);
  const errorText = useMoveError();

  const isMoving = move.status === 'sending';
  const isBusy = isMoving || isEntering;
  const isUnknown = isOpen(move) && !isMoving;
  // An outcome that is being found out is told wherever the member is by then.
  const holdsDialog = isBusy && !isUnknown;
  useEffect(() => {
    onBusy(holdsDialog);
    return () => onBusy(false);
  }, [onBusy, holdsDialog]);

  const typed = parseAmountText(text);
  const balance = wallet.status === 'ready' ? wallet.wallet.balance : null;
  const available = wallet.status === 'ready' && !wallet.isOld ? wallet.wallet.balance : null;
  const refusal = refuseMove(typed, available);
  const amount = typed.ok && typed.satang > 0 ? typed.satang : null;
  const login = loginOf(account.code);
  const isOnWeb = login.way === 'name' || login.way === 'name-and-password' || account.links.web !== null;
  const canPlay = platform.openGameWindow !== undefined && isOnWeb;
  const isAdmitted =
    !needsCredentials(account.code) ||
    (credentials !== null &&
      (login.way !== 'form' || Object.values(fitsForm(credentials, login.length)).every(Boolean)));
  const toPlay = amountToPlay(typed, account.value);

  const change = (next: string) => {
    setText(next);
    setIsTold(false);
  };
  /** @returns whether the amount may be sent; otherwise the reason shows at the field. */
  const isRight = () => {
    setIsTold(true);
    // Nothing typed: what lies in the game is played with, if there is any.
    return refusal === null || refusal === 'empty';
  };
  const onPlay = () => {
    if (isRight() && toPlay > 0) void play(amount);
  };
  const onTransfer = () => {
    if (isRight() && amount !== null) void transferOnly(amount);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (canPlay && isAdmitted) onPlay();
    else onTransfer();
  };

  if (openHeld) {
    return (
      <>
        <Note title={t('held_title', { game: account.name })} live>
          {t('held_text')}
        </Note>
        <SheetFooter>
          <Button kind="gold" wide icon={CirclePlay} onClick={openHeld}>
            {t('held_button', { game: account.name })}
          </Button>
        </SheetFooter>
      </>
    );
  }

  return (
    <form id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
      {!isOnWeb && platform.openGameWindow !== undefined && <Note>{t('app_only_note')}</Note>}
      {isUnknown ? (
        <OutcomeNote action={moveAction} onSettled={settleLater} />
      ) : (
        <>
          <AmountField
            label={t(canPlay ? 'amount_label' : 'amount_label_only')}
            unit={unit}
            value={text}
            onValue={change}
            minimumText={t('minimum', { amount: formatAmount(TRANSFER_MINIMUM) })}
            maximumText={balance === null ? undefined : t('available', { amount: formatAmount(balance) })}
            error={errorText(refusal, available, isTold)}
            disabled={isBusy}
          />
          {balance !== null && balance > 0 && (
            <Button kind="bare" small disabled={isBusy} onClick={() => change(String(balance / 100))}>
              {t('all_button', { amount: formatAmount(balance) })}
            </Button>
          )}
          <SheetFooter>
            <div className={styles.acts}>
              {canPlay && (
                <Button
                  kind="gold"
                  type="submit"
                  form={formId}
                  busy={isEntering}
                  disabled={toPlay <= satang(0) || !isAdmitted || (isMoving && !isEntering)}
                >
                  {amount !== null
                    ? t('play_button_amount', { amount: formatAmount(amount) })
                    : toPlay > 0
                      ? t('play_button_in_game', { amount: formatAmount(toPlay) })
                      : t('play_button')}
                </Button>
              )}
              <Button
                kind={canPlay ? 'line' : 'gold'}
                type={canPlay ? 'button' : 'submit'}
                form={formId}
                busy={isMoving && !isEntering}
                disabled={amount === null || isEntering}
                onClick={canPlay ? onTransfer : undefined}
              >
                {canPlay
                  ? t('transfer_only_button')
                  : amount === null
                    ? t('transfer_button')
                    : t('transfer_button_amount', { amount: formatAmount(amount) })}
              </Button>
            </div>
          </SheetFooter>
          {canPlay && toPlay <= 0 && !typed.ok && <p className={styles.hint}>{t('play_blocked')}</p>}
        </>
      )}
      <AlertDialog
        open={problem !== null}
        onOpenChange={(open) => !open && dismissProblem()}
        title={problem?.title ?? ''}
        text={problem?.text ?? ''}
        confirmLabel={t('understood_button')}
      />
    </form>
  );
}
