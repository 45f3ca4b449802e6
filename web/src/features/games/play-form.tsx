import { satang, TRANSFER_MINIMUM } from 'contracts/rules';
import { useAtomValue } from 'jotai';
import { CirclePlay } from 'lucide-react';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../lib/amount-text.ts';
import { gameMoveOf } from '../../shared/orders/game-move.ts';
import { isOpen } from '../../shared/orders/action-state.ts';
import { OutcomeCallout } from '../../shared/orders/outcome-callout.tsx';
import { OutcomeAlert } from '../../shared/orders/outcome-alert.tsx';
import { useRequestWait } from '../../shared/orders/request-wait.ts';
import { TakingLong } from '../../shared/texts/taking-long.tsx';
import { servicesAtom } from '../../shared/session/services.ts';
import { SubmitOrderButton } from '../../shared/orders/submit-order-button.tsx';
import { useAmountInput } from '../../shared/texts/use-amount-input.ts';
import { useAmountShares } from '../../shared/texts/use-amount-shares.ts';
import { useMoneyUnit } from '../../shared/texts/use-money-unit.ts';
import type { GameAccount } from '../../shared/wallet/wallet-reply.ts';
import { walletAtom } from '../../shared/wallet/wallet-state.ts';
import { AlertDialog } from '../../ui/overlay/alert-dialog.tsx';
import { AmountField } from '../../ui/form/amount-field.tsx';
import { AmountPicker } from '../../ui/form/amount-picker.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Callout } from '../../ui/display/callout.tsx';
import { Private } from '../../ui/display/private.tsx';
import { SheetFooter } from '../../ui/overlay/sheet-footer.tsx';
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

export function PlayForm({ account, credentials, onBusy }: PlayFormProps) {
  const { t } = useTranslation(['games', 'outcome', 'common']);
  const unit = useMoneyUnit();
  const { platform } = useAtomValue(servicesAtom);
  const wallet = useAtomValue(walletAtom);
  const moveAction = gameMoveOf(account.code);
  const move = useAtomValue(moveAction.stateAtom);
  const { play, transferOnly, follow, isEntering, error, dismissError, failed, dismissFailed, held } =
    usePlay(account, credentials);
  const formId = useId();
  const input = useAmountInput(`game-amount-${account.code}`);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const errorText = useMoveError();

  const isMoving = move.status === 'sending';
  const isBusy = isMoving || isEntering;
  const isUnknown = isOpen(move) && !isMoving;
  // Leaving cancels a login that is in progress; the result of an open transfer is still reported on any page.
  useEffect(() => {
    onBusy(isMoving);
    return () => onBusy(false);
  }, [onBusy, isMoving]);

  const balance = wallet.status === 'ready' ? wallet.wallet.balance : null;
  const shares = useAmountShares(balance ?? satang(0));
  const available = wallet.status === 'ready' && !wallet.isOld ? wallet.wallet.balance : null;
  const refusal = refuseMove(input.amount, available);
  const amount = input.amount !== null && input.amount > 0 ? input.amount : null;
  const shownError = errorText(refusal, available, isSubmitted);
  const login = loginOf(account.code);
  // This login only opens a page and sends no request.
  const mustWait = useRequestWait() > 0 && login.way !== 'page';
  const isOnWeb = login.way === 'name' || login.way === 'name-and-password' || account.links.web !== null;
  const canPlay = platform.openGameWindow !== undefined && isOnWeb;
  const isAdmitted =
    !needsCredentials(account.code) ||
    (credentials !== null &&
      (login.way !== 'form' || Object.values(fitsForm(credentials, login.length)).every(Boolean)));
  const isCurrent = wallet.status === 'ready' && !wallet.isOld && !account.isUnread;
  const toPlay = amountToPlay(input, isCurrent ? account.value : null);
  const isBlocked = toPlay !== null && toPlay <= 0;

  const isRight = () => {
    setIsSubmitted(true);
    // Without a typed amount, the game's balance is used to play, if there is any.
    return refusal === null || input.text === '';
  };
  const onPlay = () => {
    if (isRight() && !isBlocked) void play(amount);
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

  if (held) {
    return (
      <>
        <Callout title={t('held_title', { game: account.name })} live>
          {t(held.why === 'sign-in' ? 'sign_in_text' : 'held_text')}
        </Callout>
        <SheetFooter>
          <Button kind="gold" wide icon={CirclePlay} onClick={held.open}>
            {t('held_button', { game: account.name })}
          </Button>
        </SheetFooter>
      </>
    );
  }

  return (
    <form id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
      {!isOnWeb && platform.openGameWindow !== undefined && <Callout>{t('app_only_note')}</Callout>}
      {isUnknown ? (
        <OutcomeCallout support={{ topic: 'transfer' }} action={moveAction} onFound={follow} />
      ) : (
        <>
          <AmountField
            label={t(canPlay ? 'amount_label' : 'amount_label_only')}
            unit={unit}
            value={input.text}
            onValue={(text) => {
              input.type(text);
              setIsSubmitted(false);
            }}
            onRefused={input.refuse}
            minimumText={t('minimum', { amount: formatAmount(TRANSFER_MINIMUM) })}
            maximumText={
              balance !== null && <Private>{t('available', { amount: formatAmount(balance) })}</Private>
            }
            error={
              input.refusedText ?? (refusal === 'above-wallet' ? <Private>{shownError}</Private> : shownError)
            }
            readOnly={isBusy}
          />
          {canPlay && isBlocked && input.amount === null && (
            <p className={styles.hint}>{t('play_blocked')}</p>
          )}
          {balance !== null && balance > 0 && (
            <AmountPicker
              {...shares}
              selected={input.amount}
              disabled={isBusy}
              onPick={(picked) => {
                input.set(picked);
                setIsSubmitted(false);
              }}
            />
          )}
          <SheetFooter>
            <div className={styles.acts}>
              {canPlay && amount !== null && (
                <SubmitOrderButton
                  form={formId}
                  busy={isEntering}
                  disabled={!isAdmitted || (isMoving && !isEntering)}
                  label={t('play_button_amount', { amount: formatAmount(amount) })}
                />
              )}
              {/* A transfer needs an amount. */}
              {canPlay && amount === null && (
                <div>
                  <Button
                    kind="gold"
                    type="submit"
                    form={formId}
                    busy={isEntering}
                    disabled={isBlocked || !isAdmitted || mustWait || (isMoving && !isEntering)}
                  >
                    {toPlay !== null && toPlay > 0 ? (
                      <Private>{t('play_button_in_game', { amount: formatAmount(toPlay) })}</Private>
                    ) : (
                      t('play_button')
                    )}
                  </Button>
                  <TakingLong active={isEntering} />
                </div>
              )}
              <SubmitOrderButton
                kind={canPlay ? 'line' : 'gold'}
                type={canPlay ? 'button' : 'submit'}
                form={formId}
                busy={isMoving && !isEntering}
                disabled={amount === null || isEntering}
                onClick={canPlay ? onTransfer : undefined}
                label={
                  canPlay
                    ? t('transfer_only_button')
                    : amount === null
                      ? t('transfer_button')
                      : t('transfer_button_amount', { amount: formatAmount(amount) })
                }
              />
            </div>
          </SheetFooter>
        </>
      )}
      <OutcomeAlert
        action={failed?.end ?? null}
        words={failed?.words ?? { done: '', notDone: '' }}
        topic="transfer"
        onClose={dismissFailed}
        onConfirm={() => failed?.again?.()}
      />
      <AlertDialog
        open={error !== null}
        onOpenChange={(open) => !open && dismissError()}
        title={error?.title ?? ''}
        text={error?.text ?? ''}
        confirmLabel={t('understood_button')}
      />
    </form>
  );
}
