import { CHAT_CHECK_MS, CHAT_RECONNECT_MS } from 'contracts/rules';
import { io } from 'socket.io-client';
import type { Clock } from '../lib/clock.ts';

const JOIN_MS = 3000;

export interface ChatSocketOptions {
  origin: string;
  room: string;
  /** For a backend that admits only the member to their room. (C3) */
  token: () => string | null;
  clock: Clock;
  onJoined: () => void;
  onLost: () => void;
  onMessage: (conversation: unknown) => void;
}

/** Returns a function that closes the connection. [7.56] */
export function openChatSocket({
  origin,
  room,
  token,
  clock,
  onJoined,
  onLost,
  onMessage,
}: ChatSocketOptions): () => void {
  const socket = io(origin, {
    transports: ['websocket'],
    // The library's own pauses begin at 1 s, and grow: this limit makes each of them 500 ms. [9.09]
    reconnectionDelayMax: CHAT_RECONNECT_MS,
    // The library varies the pause before it limits it, which makes it 0 after about 1,000 attempts.
    randomizationFactor: 0,
    forceNew: true,
    auth: (answer) => answer({ token: token() }),
  });
  let isRefused = false;
  let stopWaiting = () => {};
  socket.on('connect', () => {
    // Of a connection that was lost before its answer.
    stopWaiting();
    // A backend that does not acknowledge counts as joined, until it refuses after all.
    stopWaiting = clock.after(JOIN_MS, () => socket.connected && onJoined());
    socket.emit('join', room, (reply: unknown) => {
      stopWaiting();
      isRefused = isRefusal(reply);
      if (isRefused) onLost();
      else onJoined();
    });
  });
  socket.on('disconnect', onLost);
  socket.on('connect_error', onLost);
  socket.on('messaging', onMessage);
  // A refusal, or a server disconnect, stops socket.io's own reconnection. [9.06] [4.13]
  const stopChecking = clock.every(CHAT_CHECK_MS, () => {
    if (!isRefused && socket.active) return;
    isRefused = false;
    // Only the handshake carries the current token, and a refused connection otherwise counts as connected for ever.
    socket.disconnect().connect();
  });
  return () => {
    stopChecking();
    socket.off();
    socket.disconnect();
  };
}

function isRefusal(reply: unknown): boolean {
  // Any other value becomes an object without these fields.
  const { ok, error } = Object(reply) as { ok?: unknown; error?: unknown };
  return reply === false || !(ok ?? !error);
}
