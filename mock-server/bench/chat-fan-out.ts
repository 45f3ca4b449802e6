import { fork } from 'node:child_process';
import { once } from 'node:events';
import { io } from 'socket.io-client';
import { createControl } from '../control/index.ts';
import { cpuOf } from './server.ts';

export const CLIENTS = 1000;
const MESSAGES = 40;
/** Messages before the measurement, while the server still compiles its code. */
const WARM_UP = 60;
const EVERY_MS = 150;
const ROOM = 'RK-fan-out';
const BATCH = 50;

/** Microseconds of a clock that all processes of the machine share. */
const now = () => Number(process.hrtime.bigint() / 1000n);

export type Send = (room: string, text: string) => Promise<unknown>;

export const sendInMock = (url: string): Send => {
  const control = createControl(url, 'demo');
  return (room, text) => control.sendAsAgent(room, { text });
};

export const sendBare =
  (url: string): Send =>
  (room, text) => {
    const entry = {
      sender: 'agent',
      message: { message_type: 'text', payload: { message: text } },
      session_id: 's-1',
      userId: null,
      guestId: room.slice(3),
      username: null,
      name: null,
      deviceToken: null,
      createdAt: new Date().toISOString(),
    };
    return fetch(url, { method: 'POST', body: JSON.stringify({ room, entry }) });
  };

export interface FanOut {
  /** Milliseconds until a socket of the room has the message. */
  p50: number;
  p99: number;
  lost: number;
  /** Microseconds of the server's processor time per delivery. */
  cpuUs: number;
}

export async function chatFanOut(url: string, pid: number, send: Send): Promise<FanOut> {
  // The sockets live in a separate process, so that reading does not delay sending.
  const child = fork(import.meta.filename, [url]);
  await once(child, 'message');
  const sendAll = async (count: number) => {
    for (let message = 0; message < count; message += 1) {
      await send(ROOM, String(now()));
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  };
  await sendAll(WARM_UP);
  const before = cpuOf(pid);
  await sendAll(MESSAGES);
  const cpuUs = (cpuOf(pid) - before) / (CLIENTS * MESSAGES);
  child.send('report');
  const [latencies] = (await once(child, 'message')) as [number[]];
  latencies.sort((a, b) => a - b);
  const at = (share: number) => (latencies[Math.ceil(share * latencies.length) - 1] ?? NaN) / 1000;
  return {
    p50: at(0.5),
    p99: at(0.99),
    lost: CLIENTS * (WARM_UP + MESSAGES) - latencies.length,
    cpuUs,
  };
}

async function beClients(url: string): Promise<void> {
  const latencies: number[] = [];
  for (let first = 0; first < CLIENTS; first += BATCH) {
    await Promise.all(
      Array.from({ length: BATCH }, async () => {
        const socket = io(url, { transports: ['websocket'], forceNew: true });
        socket.on('messaging', ({ message }: { message: { payload: { message: string } } }) => {
          latencies.push(now() - Number(message.payload.message));
        });
        await socket.timeout(20_000).emitWithAck('join', ROOM);
      }),
    );
  }
  process.send?.('ready');
  await once(process, 'message');
  process.send?.(latencies, () => process.exit(0));
}

if (import.meta.main) await beClients(process.argv[2] ?? '');
