import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { dialogAtom } from '../../shared/session/dialog-state.ts';
import { type CommandState, isOpen } from '../../shared/orders/action-state.ts';
import { OutcomeCallout } from '../../shared/orders/outcome-callout.tsx';
import { SubmitOrderButton } from '../../shared/orders/submit-order-button.tsx';
import { useOutcome } from '../../shared/orders/use-outcome.ts';
import { LoadFailed } from '../../shared/texts/load-failed.tsx';
import { useNotLoadedText } from '../../shared/texts/with-money-safe.ts';
import type { GameAccount } from '../../shared/wallet/wallet-reply.ts';
import { loadWalletAtom } from '../../shared/wallet/wallet-state.ts';
import { Callout } from '../../ui/display/callout.tsx';
import { SheetFooter } from '../../ui/overlay/sheet-footer.tsx';
import { activationOf, unshownAtom } from './account-actions.ts';
import styles from './games.module.css';

export function OpenAccount({ account, onBusy }: { account: GameAccount; onBusy: (busy: boolean) => void }) {
  const { t } = useTranslation(['games', 'common']);
  const notLoaded = useNotLoadedText();
  const { code, name: game } = account;
  const activation = activationOf(code);
  const state = useAtomValue(activation.stateAtom);
  const run = useSetAtom(activation.runAtom);
  const reset = useSetAtom(activation.resetAtom);
  const loadWallet = useSetAtom(loadWalletAtom);
  const isUnshown = useAtomValue(unshownAtom) === code && state.status === 'succeeded';
  const store = useStore();
  const isSending = state.status === 'sending';
  // Reset the result of an earlier attempt.
  useEffect(() => reset(), [reset]);
  useEffect(() => {
    onBusy(isSending);
    return () => onBusy(false);
  }, [onBusy, isSending]);

  const outcome = useOutcome<string, true>(
    () => ({
      done: t('opened_toast', { game }),
      title: game,
      notDone: t('open_not_done'),
    }),
    { namesItself: true },
  );
  const current = outcome.outcomeOf(state);
  const error = current?.tone === 'error' ? current.text : null;

  const notify = (end: CommandState<string, true> | null) => {
    const dialog = store.get(dialogAtom);
    const isShown = dialog?.name === 'game' && dialog.code === code;
    outcome.notify(end, isShown ? ['info', 'error'] : []);
  };

  return (
    <div className={styles.stack}>
      <p className={styles.words}>{t('open_text', { game })}</p>
      {error !== null && (
        <Callout tone="danger" live>
          {error}
        </Callout>
      )}
      <OutcomeCallout action={activation} onFound={notify} />
      {isUnshown && (
        <LoadFailed
          title={t('common:not_loaded.title')}
          text={notLoaded}
          headingLevel={3}
          hasArt={false}
          onRetry={() => void loadWallet()}
        />
      )}
      {!isUnshown && (isSending || !isOpen(state)) && (
        <SheetFooter>
          <SubmitOrderButton
            type="button"
            busy={isSending}
            // Until the wallet shows the account.
            disabled={state.status === 'succeeded'}
            label={t('open_button', { game })}
            onClick={() => void run(code).then(notify)}
          />
        </SheetFooter>
      )}
    </div>
  );
}
