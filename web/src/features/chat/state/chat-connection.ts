import { CHAT_CHECK_MS } from 'contracts/rules';
import { atom } from 'jotai';
import { openChatSocket } from '../../../api/chat-socket.ts';
import { servicesAtom, sessionSignalAtom } from '../../../shared/session/services.ts';
import { restBeforeRepeat, runWhenAllowed } from '../../../shared/session/wait.ts';
import { chatOriginAtom } from './chat-backend.ts';
import { readRoomAtom } from './chat-room.ts';
import { receiveAtom, refreshAtom } from './chat-state.ts';
import { customerAtom } from './customer.ts';
import { resumeAtom } from './delivery.ts';

export type ConnectionState = 'connecting' | 'online' | 'lost';

/**
 * The connection does not report lost messages. This long after the last message, the app reads the history for them.
 * (C2)
 */
const LOOK_AFTER_MS = 1000;
/** Without a connection, as behind a proxy that lets none through, only the history has the answers of support. */
const LOOK_WHILE_LOST_MS = 30_000;

const baseConnectionAtom = atom<ConnectionState>('connecting');
export const connectionAtom = atom((get) => get(baseConnectionAtom));

const lookAtom = atom(() => ({ cancel: () => {} }));

const lookLaterAtom = atom(null, (get, set, isQuiet: boolean = false): void => {
  const { clock } = get(servicesAtom);
  const look = get(lookAtom);
  const rest = restBeforeRepeat(get, LOOK_AFTER_MS);
  look.cancel();
  look.cancel = clock.after(rest, () => void set(readMissedAtom, isQuiet), get(sessionSignalAtom));
});

/** Reads nothing while the service asks to wait, but after it, also if the reading itself was refused so. [8.02] */
export const readMissedAtom = atom(null, async (get, set, isQuiet: boolean = false): Promise<void> => {
  const isAskedToWait = () => restBeforeRepeat(get, 0) > 0;
  if (isAskedToWait() || (!(await set(refreshAtom, isQuiet)) && isAskedToWait())) set(lookLaterAtom, isQuiet);
});

/** Reads what was missed without a connection, and sends what waits. */
export const catchUpAtom = atom(null, (_get, set): void => {
  void set(readMissedAtom);
  set(resumeAtom);
});

/**
 * Opens the customer's connection; each join reads missed messages. Returns the function that closes it. [7.56] (C2)
 * (C4)
 */
export const connectAtom = atom(null, (get, set): (() => void) => {
  const { session, clock } = get(servicesAtom);
  const origin = get(chatOriginAtom);
  if (!get(customerAtom)) return () => {};
  let isOver = false;
  let disconnect = () => {};
  let cancelRetry = () => {};
  let cancelLooks = () => {};
  /** From the start: a call that hangs, and a handshake that gets no answer, lose nothing that could be told. (C4) */
  const look = () => {
    cancelLooks();
    const cancelLost = clock.after(CHAT_CHECK_MS, () => set(baseConnectionAtom, 'lost'));
    const stop = clock.every(LOOK_WHILE_LOST_MS, () => void set(readMissedAtom, true));
    cancelLooks = () => {
      cancelLost();
      stop();
    };
  };
  let isJoined = false;
  const lose = () => {
    if (isOver) return;
    set(baseConnectionAtom, 'lost');
    if (isJoined) look();
    isJoined = false;
  };
  const open = async () => {
    try {
      const room = await set(readRoomAtom);
      if (isOver || room === null) return;
      disconnect = openChatSocket({
        origin,
        room,
        token: session.token,
        clock,
        onMessage: (conversation) => {
          set(receiveAtom, conversation);
          set(lookLaterAtom);
        },
        onLost: lose,
        onJoined: () => {
          isJoined = true;
          cancelLooks();
          set(baseConnectionAtom, 'online');
          set(catchUpAtom);
        },
      });
    } catch {
      if (isOver) return;
      lose();
      cancelRetry = runWhenAllowed(get, CHAT_CHECK_MS, () => void open());
    }
  };
  look();
  void set(refreshAtom);
  void open();
  return () => {
    isOver = true;
    cancelRetry();
    cancelLooks();
    get(lookAtom).cancel();
    disconnect();
  };
});
