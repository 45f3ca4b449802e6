import { CHAT_CHECK_MS } from 'contracts/rules';
import { atom } from 'jotai';
import { openChatSocket } from '../../../api/chat-socket.ts';
import { servicesAtom, sessionSignalAtom } from '../../../shared/session/services.ts';
import { restBeforeRepeat } from '../../../shared/session/wait.ts';
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

const baseConnectionAtom = atom<ConnectionState>('connecting');
export const connectionAtom = atom((get) => get(baseConnectionAtom));

const laterAtom = atom(() => ({ cancel: () => {} }));

/** Reads what was missed without a connection, and sends what waits. Nothing while the service asks to wait. [8.02] */
export const catchUpAtom = atom(null, (get, set): void => {
  const later = get(laterAtom);
  const wait = restBeforeRepeat(get, 0);
  later.cancel();
  if (wait === 0) void set(refreshAtom);
  else {
    const { clock } = get(servicesAtom);
    later.cancel = clock.after(wait + LOOK_AFTER_MS, () => set(againAtom), get(sessionSignalAtom));
  }
  set(resumeAtom);
});
const againAtom = atom(null, (_get, set): void => set(catchUpAtom));

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
  let cancelLook = () => {};
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
          cancelLook();
          cancelLook = clock.after(restBeforeRepeat(get, LOOK_AFTER_MS), () => void set(refreshAtom));
        },
        onLost: () => set(baseConnectionAtom, 'lost'),
        onJoined: () => {
          set(baseConnectionAtom, 'online');
          set(catchUpAtom);
        },
      });
    } catch {
      if (isOver) return;
      set(baseConnectionAtom, 'lost');
      cancelRetry = clock.after(restBeforeRepeat(get, CHAT_CHECK_MS), () => void open());
    }
  };
  void set(refreshAtom);
  void open();
  return () => {
    isOver = true;
    cancelRetry();
    cancelLook();
    disconnect();
  };
});
