import type { Satang } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/api-error.ts';
import type { GameWindow } from '../../platform/platform.ts';
import { closeDialogAtom } from '../../shared/session/dialog-state.ts';
import { gameMoveOf, intoGame } from '../../shared/orders/game-move.ts';
import { leaveForGameAtom } from '../../shared/wallet/game-return.ts';
import { isOpen, type MoneyAction } from '../../shared/orders/action-state.ts';
import { useResume } from '../../shared/orders/use-resume.ts';
import { useOutcome } from '../../shared/orders/use-outcome.ts';
import type { Movement } from '../../shared/wallet/movements.ts';
import { useLock } from '../../shared/session/lock.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import type { TransferOrder } from '../../shared/orders/transfer-order.ts';
import { useFailureText } from '../../shared/texts/use-failure-text.ts';
import { useHasLeft } from '../../shared/session/use-has-left.ts';
import type { GameAccount } from '../../shared/wallet/wallet-reply.ts';
import type { Credentials } from './credentials-state.ts';
import { loginOf } from './provider-login.ts';
import { enterGameAtom, type GameLaunch, UnsafeGameError } from './enter-game.ts';
import { useMoveWords } from './use-move-texts.ts';

type PlayAction = MoneyAction<TransferOrder, Movement>;

/** Requests the login first: no money moves for a game that cannot be entered. [2.60] [2.61] */
export function usePlay(account: GameAccount, credentials: Credentials | null) {
  const { t } = useTranslation(['games', 'outcome', 'common']);
  const { platform, config } = useAtomValue(servicesAtom);
  const move = useSetAtom(gameMoveOf(account.code).runAtom);
  const resume = useSetAtom(gameMoveOf(account.code).resumeAtom);
  const reset = useSetAtom(gameMoveOf(account.code).resetAtom);
  const enter = useSetAtom(enterGameAtom);
  const leave = useSetAtom(leaveForGameAtom);
  const close = useSetAtom(closeDialogAtom);
  const failureText = useFailureText();
  const [isEntering, setIsEntering] = useState(false);
  const [error, setError] = useState<{ cause: unknown } | null>(null);
  const [failed, setFailed] = useState<{ end: PlayAction; again?: () => void } | null>(null);
  const [held, setHeld] = useState<{ entry: GameLaunch; why: 'no-tab' | 'sign-in' } | null>(null);
  // Two presses in one frame must not open two tabs.
  const lock = useLock();
  // A member who has left the dialog sees the result and stays on the current page.
  const hasLeft = useHasLeft();
  const { code, name: game } = account;
  const target = config.iframe ? 'tab' : 'same';
  // The game replaces the page with the credentials that it asks for, and one clipboard cannot hold both. [2.59] [2.60]
  const signsInByHand = target === 'same' && loginOf(code).way === 'page';

  const goTo = (place: GameWindow, { url, fields }: GameLaunch) => {
    leave(code, signsInByHand);
    close();
    if (fields) place.post(url, fields);
    else place.show(url);
  };

  const wordsOf = useMoveWords(game);
  // The transfer may have been based on an old balance, so reload the wallet.
  const { notify } = useOutcome<TransferOrder, Movement>(wordsOf, { namesItself: true, readsWallet: true });

  const hasMoved = (end: PlayAction | null, again?: () => void): boolean => {
    // What is told here must not stay on home, which shows the same transfers.
    if (end && !isOpen(end)) reset();
    if (end?.status === 'succeeded') return true;
    notify(end, hasLeft() || !end ? [] : [isOpen(end) ? 'info' : 'error']);
    if (end && !hasLeft()) setFailed(again ? { end, again } : { end });
    return false;
  };

  const enterAndPlay = async (amount: Satang | null, confirmed: boolean) => {
    setIsEntering(true);
    // Open it before any await: browsers allow a new tab only during the press.
    const place = platform.openGameWindow?.(target, t('opening', { game })) ?? null;
    try {
      const entry = await enter(account, credentials);
      // A member who did not wait wants neither the game nor money in it.
      if (hasLeft() || place?.isClosed()) return place?.close();
      const end = amount === null ? null : await move(intoGame(code, amount), confirmed);
      const isPaid = amount === null || hasMoved(end, () => void play(amount, true));
      if (!isPaid || hasLeft()) {
        place?.close();
        if (isPaid) tellMoved(end);
      } else if (place && !place.isClosed() && !signsInByHand) goTo(place, entry);
      else {
        notify(end);
        setHeld({ entry, why: signsInByHand ? 'sign-in' : 'no-tab' });
      }
    } catch (cause) {
      place?.close();
      setError({ cause });
    } finally {
      setIsEntering(false);
    }
  };
  const play = (amount: Satang | null, confirmed = false) => lock.run(() => enterAndPlay(amount, confirmed));

  const whyNot = (error: unknown): string => {
    if (error instanceof UnsafeGameError) return t('play_unsafe');
    const failure = failureOf(error);
    if (failure.kind === 'refused' && failure.code === 'WRONG_CREDENTIAL') return t('wrong_credentials');
    return failureText(failure, t('play_failed_text'));
  };

  const tellMoved = (end: PlayAction | null) => {
    notify(end);
    // [4.05]
    if (!hasLeft()) close();
  };

  const transferOnly = (amount: Satang, confirmed = false) =>
    lock.run(async () => {
      const end = await move(intoGame(code, amount), confirmed);
      if (hasMoved(end, () => void transferOnly(amount, true))) tellMoved(end);
    });

  const follow = (end: PlayAction | null) => {
    if (hasMoved(end)) tellMoved(end);
  };

  useResume(() => resume().then(follow));

  return {
    isEntering,
    // Made at each render, so that it follows the language.
    error: error && { title: t('play_failed_title', { game }), text: whyNot(error.cause) },
    dismissError: () => setError(null),
    failed: failed && { ...failed, words: wordsOf(failed.end) },
    dismissFailed: () => setFailed(null),
    play,
    transferOnly,
    follow,
    /** The game needs another press, because its tab was blocked or closed, or its page asks for the credentials. */
    held: held && {
      why: held.why,
      open: () => {
        const openWindow = platform.openGameWindow;
        const tab = signsInByHand ? null : openWindow?.('tab', t('opening', { game }));
        const place = tab ?? openWindow?.('same', '');
        if (place) goTo(place, held.entry);
      },
    },
  };
}
