import type { Satang } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/api-error.ts';
import { formatAmount } from '../../lib/amount-text.ts';
import type { GameWindow } from '../../platform/platform.ts';
import { closeDialogAtom } from '../../state/dialog-state.ts';
import { type GameMove, gameMoveOf } from '../../state/game-move.ts';
import { leaveForGameAtom } from '../../state/game-return.ts';
import type { MoneyAction } from '../../state/money-action.ts';
import { servicesAtom } from '../../state/services.ts';
import { useFailureText } from '../../state/use-failure-text.ts';
import type { GameAccount } from '../../state/wallet-state.ts';
import { showToast } from '../../ui/toast.tsx';
import type { Credentials } from './credentials-state.ts';
import { enterGameAtom, type Entry, UnsafeGameError } from './enter-game.ts';

export interface Problem {
  title: string;
  text: string;
}

/**
 * Playing, and moving money without playing. [2.60] [2.61] The provider is asked for the way in first: no money moves for a
 * game that cannot be entered.
 */
export function usePlay(account: GameAccount, credentials: Credentials | null) {
  const { t } = useTranslation(['games', 'common']);
  const { platform, config } = useAtomValue(servicesAtom);
  const move = useSetAtom(gameMoveOf(account.code).runAtom);
  const enter = useSetAtom(enterGameAtom);
  const leave = useSetAtom(leaveForGameAtom);
  const close = useSetAtom(closeDialogAtom);
  const failureText = useFailureText();
  const [isEntering, setIsEntering] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [held, setHeld] = useState<Entry | null>(null);
  // A plain object and not state: two presses in one frame must not open two tabs.
  const lock = useRef({ held: false });
  // Whoever has left the dialog while an outcome was open is told it, but not taken anywhere.
  const view = useRef({ isOpen: false });
  useEffect(() => {
    const own = view.current;
    own.isOpen = true;
    return () => void (own.isOpen = false);
  }, []);
  const { code, name: game } = account;
  const target = config.iframe ? 'tab' : 'same';

  const goTo = (place: GameWindow, { url, fields }: Entry) => {
    leave(code);
    close();
    if (fields) place.post(url, fields);
    else place.show(url);
  };

  /** Tells how a move ended. @returns whether the money is in the game. */
  const settle = (end: MoneyAction<GameMove, true> | null): boolean => {
    if (end?.status === 'succeeded') return true;
    const text =
      end?.status === 'refused'
        ? failureText({ kind: 'refused', code: end.code, status: 0 })
        : end?.status === 'offline'
          ? failureText({ kind: 'offline' })
          : end?.status === 'not-done'
            ? t('move_not_done')
            : null;
    // An outcome that is still open shows as such in the form.
    if (text === null) return false;
    if (view.current.isOpen) setProblem({ title: t('move_failed_title'), text });
    else showToast({ kind: 'error', text: `${t('move_failed_title')}: ${text}` });
    return false;
  };

  const play = async (amount: Satang | null) => {
    if (lock.current.held) return;
    lock.current.held = true;
    setIsEntering(true);
    // Before anything is waited for: browsers let a tab open only within the press.
    const place = platform.openGameWindow?.(target, t('opening', { game })) ?? null;
    try {
      const entry = await enter(account, credentials);
      const isPaid = amount === null || settle(await move({ code, direction: 'to-game', amount }));
      if (!isPaid || !view.current.isOpen) {
        place?.close();
        if (isPaid && amount !== null) tellMoved(amount);
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

  const tellMoved = (amount: Satang) => {
    showToast({ kind: 'success', text: t('moved_toast', { amount: formatAmount(amount), game }) });
    // [4.05]
    if (view.current.isOpen) close();
  };

  const transferOnly = async (amount: Satang) => {
    if (lock.current.held) return;
    lock.current.held = true;
    try {
      if (settle(await move({ code, direction: 'to-game', amount }))) tellMoved(amount);
    } finally {
      lock.current.held = false;
    }
  };

  return {
    isEntering,
    problem,
    dismissProblem: () => setProblem(null),
    play,
    transferOnly,
    /** What another look at an open outcome has found. */
    settleLater: (end: MoneyAction<GameMove, true>) => {
      if (settle(end) && end.status === 'succeeded') tellMoved(end.input.amount);
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
