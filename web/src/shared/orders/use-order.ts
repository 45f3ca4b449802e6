import type { Satang } from 'contracts/rules';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/overlay/toast.tsx';
import { type Dialog, dialogAtom } from '../session/dialog-state.ts';
import { type createMoneyAction, isOpen, type MoneyAction } from './money-action.ts';
import { noteRefusalAtom } from './money-wait.ts';
import type { Baseline, Movement } from '../wallet/movements.ts';
import { useFailureText } from '../texts/use-failure-text.ts';
import { useMoneyText } from '../texts/use-money-text.ts';
import { loadWalletAtom } from '../wallet/wallet-state.ts';

/** Orders that move money, and the dialog that shows how each ends. */
export const ORDERS = {
  transfer: 'transfer',
  bring_back: 'transfer',
  withdraw: 'withdraw',
} as const satisfies Record<string, Dialog['name']>;
export type OrderName = keyof typeof ORDERS;

export type OrderAction<Input> = ReturnType<typeof createMoneyAction<Input, Baseline, Movement>>;

export interface Order<Input> {
  state: MoneyAction<Input, Movement>;
  run: (input: Input, isMeant?: boolean) => void;
  /** Finds out what became of the order that was on its way when the page was left. */
  resume: () => void;
  checkAgain: () => void;
  reset: () => void;
}

/**
 * An order, and the telling of how it ends: in its dialog, or, when that has been closed by then, in a toast on the page
 * where the member is. Never in another session. (W1) [8.23]
 */
export function useOrder<Input>(
  name: OrderName,
  action: OrderAction<Input>,
  amountOf: (input: Input) => Satang | null,
): Order<Input> {
  const { t } = useTranslation(['money', 'outcome', 'common']);
  const state = useAtomValue(action.stateAtom);
  const store = useStore();
  const run = useSetAtom(action.runAtom);
  const resume = useSetAtom(action.resumeAtom);
  const checkAgain = useSetAtom(action.checkAgainAtom);
  const reset = useSetAtom(action.resetAtom);
  const noteRefusal = useSetAtom(noteRefusalAtom);
  const loadWallet = useSetAtom(loadWalletAtom);
  const failureText = useFailureText();
  const moneyText = useMoneyText();

  const toastFor = (end: MoneyAction<Input, Movement>) => {
    if (end.status === 'idle') return;
    const amount = end.status === 'succeeded' ? end.done.amount : amountOf(end.input);
    const words = { amount: amount === null ? '' : moneyText(amount) };
    if (end.status === 'succeeded') showToast({ kind: 'success', text: t(`notice.${name}.done`, words) });
    else if (end.status === 'unsettled') showToast({ kind: 'info', text: t(`notice.${name}.unsettled`) });
    else if (end.status === 'refused')
      showToast({ kind: 'error', text: failureText({ kind: 'refused', code: end.code, status: 0 }) });
    else if (end.status === 'offline') showToast({ kind: 'error', text: failureText({ kind: 'offline' }) });
    else if (end.status === 'withheld') showToast({ kind: 'error', text: t('outcome:busy_text') });
    else showToast({ kind: 'error', text: t(`notice.${name}.not_done`, words) });
  };

  const follow = async (ending: Promise<MoneyAction<Input, Movement> | null>) => {
    const end = await ending;
    if (!end) return;
    if (end.status === 'refused') noteRefusal(end.code);
    // What the server has refused was asked for on figures that may be old.
    if (end.status !== 'succeeded') void loadWallet();
    if (store.get(dialogAtom)?.name === ORDERS[name]) return;
    toastFor(end);
    if (!isOpen(end)) reset();
  };

  return {
    state,
    run: (input, isMeant) => void follow(run(input, isMeant)),
    resume: () => void follow(resume()),
    checkAgain: () => void follow(checkAgain()),
    reset: () => reset(),
  };
}
