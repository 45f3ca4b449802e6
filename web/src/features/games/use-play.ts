import type { Satang } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/api-error.ts';
import { formatAmount } from '../../lib/amount-text.ts';
import type { GameWindow } from '../../platform/platform.ts';
import { closeDialogAtom } from '../../shared/session/dialog-state.ts';
import { gameMoveOf, intoGame } from '../../shared/orders/game-move.ts';
import { leaveForGameAtom } from '../../shared/wallet/game-return.ts';
import type { MoneyAction } from '../../shared/orders/money-action.ts';
import { noteRefusalAtom } from '../../shared/orders/money-wait.ts';
import { type Movement, WALLET } from '../../shared/wallet/movements.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import type { TransferOrder } from '../../shared/orders/transfer-order.ts';
import { useFailureText } from '../../shared/texts/use-failure-text.ts';
import { useHasLeft } from '../../shared/session/use-has-left.ts';
import { type GameAccount, loadWalletAtom } from '../../shared/wallet/wallet-state.ts';
import { useMoneyText } from '../../shared/texts/use-money-text.ts';
import { showToast } from '../../ui/overlay/toast.tsx';
import type { Credentials } from './credentials-state.ts';
import { enterGameAtom, type Entry, UnsafeGameError } from './enter-game.ts';

export interface Problem {
  title: string;
  text: string;
  /** Why the service has refused the move: its alert knows the way out. (W3) */
  code?: string;
  /** Does it all the same: it only looked like a repetition. */
  again?: () => void;
}

type End = MoneyAction<TransferOrder, Movement>;

/**
 * Playing, and moving money without playing. [2.60] [2.61] The provider is asked for the way in first: no money moves for a
 * game that cannot be entered.
 */
export function usePlay(account: GameAccount, credentials: Credentials | null) {
  const { t } = useTranslation(['games', 'outcome', 'common']);
  const { platform, config } = useAtomValue(servicesAtom);
  const move = useSetAtom(gameMoveOf(account.code).runAtom);
  const takeUp = useSetAtom(gameMoveOf(account.code).resumeAtom);
  const enter = useSetAtom(enterGameAtom);
  const leave = useSetAtom(leaveForGameAtom);
  const close = useSetAtom(closeDialogAtom);
  const noteRefusal = useSetAtom(noteRefusalAtom);
  const loadWallet = useSetAtom(loadWalletAtom);
  const failureText = useFailureText();
  const moneyText = useMoneyText();
  const [isEntering, setIsEntering] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [held, setHeld] = useState<Entry | null>(null);
  // A plain object and not state: two presses in one frame must not open two tabs.
  const lock = useRef({ held: false });
  // Whoever has left the dialog while an outcome was open is told it, but not taken anywhere.
  const hasLeft = useHasLeft();
  const { code, name: game } = account;
  const target = config.iframe ? 'tab' : 'same';

  const goTo = (place: GameWindow, { url, fields }: Entry) => {
    leave(code);
    close();
    if (fields) place.post(url, fields);
    else place.show(url);
  };

  /** Why a move was not made; null when it was, or nothing is known yet: that shows as such in the form. */
  const problemOf = (end: End): Problem | null => {
    const failed = (text: string) => ({ title: t('move_failed_title'), text });
    if (end.status === 'refused')
      return { ...failed(failureText({ kind: 'refused', code: end.code, status: 0 })), code: end.code };
    if (end.status === 'offline') return failed(failureText({ kind: 'offline' }));
    if (end.status === 'not-done') return failed(t('move_not_done'));
    if (end.status !== 'withheld') return null;
    if (end.why === 'busy-elsewhere') return { title: t('outcome:busy_title'), text: t('outcome:busy_text') };
    const amount = moneyText(end.input.amount);
    return { title: t('outcome:repeat_title'), text: t('outcome:repeat_text', { amount }) };
  };

  /** Tells how a move ended. @returns whether the money has moved. */
  const settle = (end: End | null, again?: () => void): boolean => {
    if (end?.status === 'succeeded') return true;
    const found = end && problemOf(end);
    if (!found) return false;
    if (end.status === 'refused') {
      noteRefusal(end.code);
      // It was asked for on figures that may be old.
      void loadWallet();
    }
    const isRepeat = end.status === 'withheld' && end.why === 'just-done';
    if (!hasLeft()) setProblem(isRepeat && again ? { ...found, again } : found);
    else showToast({ kind: 'error', text: `${found.title}: ${found.text}` });
    return false;
  };

  const play = async (amount: Satang | null, isMeant = false) => {
    if (lock.current.held) return;
    lock.current.held = true;
    setIsEntering(true);
    // Before anything is waited for: browsers let a tab open only within the press.
    const place = platform.openGameWindow?.(target, t('opening', { game })) ?? null;
    try {
      const entry = await enter(account, credentials);
      // Whoever did not wait for it wants neither the game nor money in it.
      if (hasLeft()) return place?.close();
      const isPaid =
        amount === null || settle(await move(intoGame(code, amount), isMeant), () => void play(amount, true));
      if (!isPaid || hasLeft()) {
        place?.close();
        if (isPaid && amount !== null) tellMoved(intoGame(code, amount));
      } else if (place) goTo(place, entry);
      else setHeld(entry);
    } catch (error) {
      place?.close();
      setProblem({ title: t('play_failed_title', { game }), text: whyNot(error) });
    } finally {
      lock.current.held = false;
      setIsEntering(false);
    }
  };

  const whyNot = (error: unknown): string => {
    if (error instanceof UnsafeGameError) return t('play_unsafe');
    const failure = failureOf(error);
    if (failure.kind === 'refused' && failure.code === 'WRONG_CREDENTIAL') return t('wrong_credentials');
    return failure.kind === 'unconfirmed' ? t('play_failed_text') : failureText(failure);
  };

  const tellMoved = ({ to, amount }: TransferOrder) => {
    const key = to === WALLET ? 'moved_out_toast' : 'moved_toast';
    showToast({ kind: 'success', text: t(key, { amount: formatAmount(amount), game }) });
    // [4.05]
    if (!hasLeft()) close();
  };

  const transferOnly = async (amount: Satang, isMeant = false) => {
    if (lock.current.held) return;
    lock.current.held = true;
    const order = intoGame(code, amount);
    try {
      if (settle(await move(order, isMeant), () => void transferOnly(amount, true))) tellMoved(order);
    } finally {
      lock.current.held = false;
    }
  };

  // Finds out what became of a move that was on its way when the page was left. (W1) Once: while it is open another call is
  // ignored, and when it has ended nothing is kept.
  useEffect(() => {
    void takeUp().then((end) => {
      if (settle(end) && end?.status === 'succeeded') tellMoved(end.input);
    });
  }, []);

  return {
    isEntering,
    problem,
    dismissProblem: () => setProblem(null),
    play,
    transferOnly,
    /** What another look at an open outcome has found. */
    settleLater: (end: End) => {
      if (settle(end) && end.status === 'succeeded') tellMoved(end.input);
    },
    /** The browser held the tab back: the game waits for a press of its own. */
    openHeld:
      held &&
      (() => {
        const openWindow = platform.openGameWindow;
        const place = openWindow?.('tab', t('opening', { game })) ?? openWindow?.('same', '');
        if (place) goTo(place, held);
      }),
  };
}
