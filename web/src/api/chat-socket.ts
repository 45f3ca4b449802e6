import { CHAT_CHECK_MS, CHAT_RECONNECT_MS } from 'contracts/rules';
import { io } from 'socket.io-client';
import type { Clock } from '../lib/clock.ts';

/** How long an acknowledgement of the join is waited for. */
const JOIN_MS = 3000;

export interface ChatSocketOptions {
  /** Origin of the chat backend. */
  origin: string;
  room: string;
  /** For a backend that lets only the member into their room. (C3) */
  token: () => string | null;
  clock: Clock;
  onJoined: () => void;
  onLost: () => void;
  onMessage: (conversation: unknown) => void;
}

/** Opens the connection on which answers come. [7.56] Returns how to close it. */
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
    reconnectionDelay: CHAT_RECONNECT_MS,
    reconnectionDelayMax: CHAT_RECONNECT_MS,
    forceNew: true,
    auth: (answer) => answer({ token: token() }),
  });
  let isRefused = false;
  socket.on('connect', () => {
    // A backend that does not acknowledge has let us in too, as far as anyone can tell.
    socket.timeout(JOIN_MS).emit('join', room, (silence: Error | null, reply: unknown) => {
      if (!socket.connected) return;
      isRefused = silence === null && isRefusal(reply);
      if (isRefused) onLost();
      else onJoined();
    });
  });
  socket.on('disconnect', onLost);
  socket.on('connect_error', onLost);
  socket.on('messaging', onMessage);
  // A server that hangs up, or refuses, ends socket.io's own attempts. [9.06] [4.13]
  const stopChecking = clock.every(CHAT_CHECK_MS, () => {
    // With the token of this moment: the handshake alone carries it.
    if (isRefused) socket.disconnect();
    isRefused = false;
    if (!socket.active) socket.connect();
  });
  return () => {
    stopChecking();
    socket.off();
    socket.disconnect();
  };
}

function isRefusal(reply: unknown): boolean {
  return typeof reply === 'object' && reply !== null && 'ok' in reply && reply.ok === false;
}
