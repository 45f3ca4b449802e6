import { TRANSFER_MINIMUM } from 'contracts/rules';
import { useAtomValue } from 'jotai';
import { CirclePlay } from 'lucide-react';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../lib/amount-text.ts';
import { gameDraftOf, gameMoveOf } from '../../shared/orders/game-move.ts';
import { isOpen } from '../../shared/orders/action-state.ts';
import { useRequestWait } from '../../shared/orders/request-wait.ts';
import { SubmitOrderButton } from '../../shared/orders/submit-order-button.tsx';
import { OutcomeCallout } from '../../shared/orders/outcome-callout.tsx';
import { OutcomeAlert } from '../../shared/orders/outcome-alert.tsx';
import { servicesAtom } from '../../shared/session/services.ts';
import { OrderAmount } from '../../shared/texts/order-amount.tsx';
import { TakingLong } from '../../shared/texts/taking-long.tsx';
import { useAmountInput } from '../../shared/texts/use-amount-input.ts';
import type { GameAccount } from '../../shared/wallet/wallet-reply.ts';
import { walletAtom } from '../../shared/wallet/wallet-state.ts';
import { AlertDialog } from '../../ui/overlay/alert-dialog.tsx';
import { useLastShown } from '../../shared/visit/use-last-shown.ts';
import { Button } from '../../ui/form/button.tsx';
import { Callout } from '../../ui/display/callout.tsx';
import { Private } from '../../ui/display/private.tsx';
import { SheetFooter } from '../../ui/overlay/sheet-footer.tsx';
import type { Credentials } from './credentials-state.ts';
import { type PlayOptions, playOptions } from './game-rules.ts';
import { useMoveError } from './use-move-texts.ts';
import { usePlay } from './use-play.ts';
import styles from './games.module.css';

export interface PlayFormProps {
  account: GameAccount;
  credentials: Credentials | null;
  onBusy: (busy: boolean) => void;
}

export function PlayForm({ account, credentials, onBusy }: PlayFormProps) {
  const { t } = useTranslation(['games', 'outcome', 'common']);
  const { platform } = useAtomValue(servicesAtom);
  const wallet = useAtomValue(walletAtom);
  const moveAction = gameMoveOf(account.code);
  const move = useAtomValue(moveAction.stateAtom);
  const { play, transferOnly, follow, isEntering, error, dismissError, failed, dismissFailed, held } =
    usePlay(account, credentials);
  const toldError = useLastShown(error, ({ title, text }) => `${title}\n${text}`);
  const formId = useId();
  const input = useAmountInput(gameDraftOf(account.code));
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
  const opensGames = platform.openGameWindow !== undefined;
  const options = playOptions(account, credentials, wallet, input, opensGames);
  const { canPlay, isBlocked, refusal, amount } = options;
  const shownError = errorText(refusal, options.available, isSubmitted);

  const isRight = () => {
    setIsSubmitted(true);
    // Without a typed amount, the game's balance is used to play, if there is any.
    return refusal === null || input.text === '';
  };
  const onPlay = () => {
    if (isRight() && !isBlocked) void play(amount);
  };
  const onTransfer = () => {
    if (isRight() && amount !== null && options.takesMoney) void transferOnly(amount);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!canPlay) onTransfer();
    else if (options.isAdmitted) onPlay();
  };

  if (held) return <HeldGame game={account.name} {...held} hasCredentials={credentials !== null} />;

  return (
    <form id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
      {!options.isOnWeb && opensGames && <Callout>{t('app_only_note')}</Callout>}
      {isUnknown ? (
        <OutcomeCallout support={{ topic: 'transfer' }} action={moveAction} onFound={follow} />
      ) : (
        <>
          <OrderAmount
            input={input}
            most={balance !== null && balance > 0 ? balance : null}
            label={t(canPlay ? 'amount_label' : 'amount_label_only')}
            minimumText={t('minimum', { amount: formatAmount(TRANSFER_MINIMUM) })}
            maximumText={
              balance !== null && (
                <Private as="figures">{t('available', { amount: formatAmount(balance) })}</Private>
              )
            }
            error={refusal === 'above-wallet' ? <Private as="figures">{shownError}</Private> : shownError}
            onEdit={() => setIsSubmitted(false)}
            busy={isBusy}
          >
            {canPlay && isBlocked && input.amount === null && (
              <p className={styles.hint}>{t('play_blocked')}</p>
            )}
          </OrderAmount>
          <PlayButtons
            formId={formId}
            options={options}
            isMoving={isMoving && !isEntering}
            isEntering={isEntering}
            onTransfer={onTransfer}
          />
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
        title={toldError?.title ?? ''}
        text={toldError?.text ?? ''}
        confirmLabel={t('understood_button')}
      />
    </form>
  );
}

interface PlayButtonsProps {
  formId: string;
  options: PlayOptions;
  /** A transfer without play is sent. */
  isMoving: boolean;
  isEntering: boolean;
  onTransfer: () => void;
}

function PlayButtons({ formId, options, isMoving, isEntering, onTransfer }: PlayButtonsProps) {
  const { t } = useTranslation('games');
  const { canPlay, isAdmitted, isBlocked, takesMoney, amount, toPlay } = options;
  const mustWait = useRequestWait() > 0 && options.needsLogin;
  return (
    <SheetFooter>
      <div className={styles.acts}>
        {canPlay && amount !== null && (
          <SubmitOrderButton
            form={formId}
            busy={isEntering}
            disabled={!isAdmitted || isMoving}
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
              disabled={isBlocked || !isAdmitted || mustWait || isMoving}
            >
              {toPlay !== null && toPlay > 0 ? (
                <Private as="figures">{t('play_button_in_game', { amount: formatAmount(toPlay) })}</Private>
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
          busy={isMoving}
          disabled={amount === null || !takesMoney || isEntering}
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
  );
}

interface HeldGameProps {
  game: string;
  why: 'no-tab' | 'sign-in';
  hasCredentials: boolean;
  open: () => void;
}

/** The game needs another press. */
function HeldGame({ game, why, hasCredentials, open }: HeldGameProps) {
  const { t } = useTranslation('games');
  const text = why === 'no-tab' ? t('held_text') : hasCredentials && t('sign_in_text');
  return (
    <>
      <Callout title={t('held_title', { game })} live>
        {text}
      </Callout>
      <SheetFooter>
        <Button kind="gold" wide icon={CirclePlay} onClick={open}>
          {t('held_button', { game })}
        </Button>
      </SheetFooter>
    </>
  );
}
