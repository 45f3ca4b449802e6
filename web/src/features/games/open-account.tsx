import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isOpen, type MoneyAction } from '../../state/money-action.ts';
import { OutcomeNote } from '../../state/outcome-note.tsx';
import { useFailureText } from '../../state/use-failure-text.ts';
import type { GameAccount } from '../../state/wallet-state.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { showToast } from '../../ui/toast.tsx';
import { SheetFooter } from '../../ui/sheet-footer.tsx';
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
  const failureText = useFailureText();
  const isSending = state.status === 'sending';
  // What an earlier try has told is not news any more.
  useEffect(() => reset(), [reset]);
  useEffect(() => {
    onBusy(isSending);
    return () => onBusy(false);
  }, [onBusy, isSending]);

  const tell = (end: MoneyAction<string, true> | null) => {
    if (end?.status === 'succeeded') showToast({ kind: 'success', text: t('opened_toast', { game }) });
  };
  const problem =
    state.status === 'refused'
      ? failureText({ kind: 'refused', code: state.code, status: 0 })
      : state.status === 'offline'
        ? failureText({ kind: 'offline' })
        : state.status === 'not-done'
          ? t('open_not_done')
          : null;

  return (
    <div className={styles.stack}>
      <p className={styles.words}>{t('open_text', { game })}</p>
      {problem !== null && (
        <Note tone="danger" live>
          {problem}
        </Note>
      )}
      <OutcomeNote action={activation} onSettled={tell} />
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
