import { io } from 'socket.io-client';
import { JOIN, MESSAGING } from '../../socket/chat.ts';
import type { MessageInteraction } from '../pact-types.ts';
import type { Entered, Provider } from './provider.ts';

const TIMEOUT_MS = 5000;

/**
 * Connects as the app does, with the member's token or, if the pact says so, without one. Joins the room of the pact
 * and returns the acknowledgement of the join, or the first message after the provider was asked to emit one. [7.56]
 */
export async function receiveMessage(
  provider: Provider,
  entered: Entered,
  { contents, metadata }: MessageInteraction,
): Promise<unknown> {
  const room = String(metadata?.['room']);
  const socket = io(provider.chatUrl ?? provider.url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { token: metadata?.['token'] === 'none' ? null : entered.token },
    extraHeaders: entered.headers,
  });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    const answer: unknown = await socket.timeout(TIMEOUT_MS).emitWithAck(JOIN, room);
    if (metadata?.['event'] === JOIN) return answer;
    const arrived = new Promise<unknown>((resolve, reject) => {
      setTimeout(reject, TIMEOUT_MS, new Error(`no "${MESSAGING}" arrived in ${room}`)).unref();
      socket.once(MESSAGING, resolve);
    });
    const { sender, message } = contents.content as { sender: string; message: unknown };
    await provider.say(entered, { room, sender, message });
    return await arrived;
  } finally {
    socket.disconnect();
  }
}
