import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { dialogAtom } from '../../shared/session/dialog-state.ts';
import { isOpen, type MoneyAction } from '../../shared/orders/money-action.ts';
import { OutcomeCallout } from '../../shared/orders/outcome-callout.tsx';
import { useFailureText } from '../../shared/texts/use-failure-text.ts';
import type { GameAccount } from '../../shared/wallet/wallet-state.ts';
import { Button } from '../../ui/form/button.tsx';
import { Callout } from '../../ui/display/callout.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import { SheetFooter } from '../../ui/overlay/sheet-footer.tsx';
import { activationOf } from './account-actions.ts';
import styles from './games.module.css';

/** A game without an account yet. [2.42] [4.03] [7.15] */
export function OpenAccount({ account, onBusy }: { account: GameAccount; onBusy: (busy: boolean) => void }) {
  const { t } = useTranslation('games');
  const { code, name: game } = account;
  const activation = activationOf(code);
  const state = useAtomValue(activation.stateAtom);
  const run = useSetAtom(activation.runAtom);
  const reset = useSetAtom(activation.resetAtom);
  const store = useStore();
  const failureText = useFailureText();
  const isSending = state.status === 'sending';
  // What an earlier try has told is not news any more.
  useEffect(() => reset(), [reset]);
  useEffect(() => {
    onBusy(isSending);
    return () => onBusy(false);
  }, [onBusy, isSending]);

  const problemOf = (end: MoneyAction<string, true>): string | null => {
    if (end.status === 'refused') return failureText({ kind: 'refused', code: end.code, status: 0 });
    if (end.status === 'offline') return failureText({ kind: 'offline' });
    return end.status === 'not-done' ? t('open_not_done') : null;
  };
  const problem = problemOf(state);

  /** What has gone wrong shows here; whoever has left meanwhile is told where they are. */
  const tell = (end: MoneyAction<string, true> | null) => {
    if (!end) return;
    if (end.status === 'succeeded') showToast({ kind: 'success', text: t('opened_toast', { game }) });
    const dialog = store.get(dialogAtom);
    if (dialog?.name === 'game' && dialog.code === code) return;
    const text = problemOf(end);
    if (text !== null) showToast({ kind: 'error', text: `${game}: ${text}` });
  };

  return (
    <div className={styles.stack}>
      <p className={styles.words}>{t('open_text', { game })}</p>
      {problem !== null && (
        <Callout tone="danger" live>
          {problem}
        </Callout>
      )}
      <OutcomeCallout action={activation} onSettled={tell} />
      {(isSending || !isOpen(state)) && (
        <SheetFooter>
          <Button kind="gold" wide busy={isSending} onClick={() => void run(code).then(tell)}>
            {t('open_button', { game })}
          </Button>
        </SheetFooter>
      )}
    </div>
  );
}
