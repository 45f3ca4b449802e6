import type { Satang } from 'contracts/rules';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useTranslation } from 'react-i18next';
import { type Dialog, dialogAtom } from '../session/dialog-state.ts';
import { useMoneyText } from '../texts/use-money-text.ts';
import type { Movement } from '../wallet/movements.ts';
import { loadWalletAtom } from '../wallet/wallet-state.ts';
import { isOpen, type MoneyAction } from './action-state.ts';
import type { MoneyActionAtoms } from './money-action.ts';
import type { OutcomeWords } from './outcome.ts';
import { useOutcome } from './use-outcome.ts';

/** Orders that move money, each with the dialog that shows its outcome. */
export const ORDERS = {
  transfer: 'transfer',
  bring_back: 'transfer',
  withdraw: 'withdraw',
} as const satisfies Record<string, Dialog['name']>;
export type OrderName = keyof typeof ORDERS;

/** An order for a screen; its functions show the outcome themselves. */
export interface Order<Input, Done = Movement> {
  state: MoneyAction<Input, Done>;
  words: OutcomeWords;
  run: (input: Input, confirmed?: boolean) => void;
  resume: () => void;
  checkAgain: () => void;
  reset: () => void;
}

/**
 * An order and how its outcome is shown: in its dialog, or in a toast when the dialog is closed. Never in another session. (W1)
 * [8.23]
 */
export function useOrder<Input>(
  name: OrderName,
  action: MoneyActionAtoms<Input, Movement>,
  amountOf: (input: Input) => Satang | null,
): Order<Input> {
  const { t } = useTranslation(['money', 'outcome', 'common']);
  const state = useAtomValue(action.stateAtom);
  const store = useStore();
  const run = useSetAtom(action.runAtom);
  const resume = useSetAtom(action.resumeAtom);
  const checkAgain = useSetAtom(action.checkAgainAtom);
  const reset = useSetAtom(action.resetAtom);
  const loadWallet = useSetAtom(loadWalletAtom);
  const moneyText = useMoneyText();

  const amountText = (order: MoneyAction<Input, Movement>): string => {
    if (order.status === 'idle') return '';
    const amount = order.status === 'succeeded' ? order.done.amount : amountOf(order.input);
    return amount === null ? '' : moneyText(amount);
  };
  const { notify } = useOutcome<Input, Movement>((end) => {
    const amount = amountText(end);
    return {
      done: t(`notice.${name}.done`, { amount }),
      notDone: t(`notice.${name}.not_done`, { amount }),
      unresolved: t(`notice.${name}.unresolved`),
      amount,
    };
  });

  const follow = async (ending: Promise<MoneyAction<Input, Movement> | null>) => {
    const end = await ending;
    if (!end) return;
    // The member may have ordered on old figures.
    if (end.status !== 'succeeded') void loadWallet();
    const isShown = store.get(dialogAtom)?.name === ORDERS[name];
    notify(end, isShown ? ['success', 'info', 'error'] : []);
    if (!isShown && !isOpen(end)) reset();
  };

  return {
    state,
    words: {
      done: '',
      title: t('end.not_done_title'),
      offlineTitle: t('end.offline_title'),
      notDone: t('end.not_done_text'),
      amount: amountText(state),
    },
    run: (input, confirmed) => void follow(run(input, confirmed)),
    resume: () => void follow(resume()),
    checkAgain: () => void follow(checkAgain()),
    reset: () => reset(),
  };
}
