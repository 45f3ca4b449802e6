import { fork } from 'node:child_process';
import { once } from 'node:events';
import { io } from 'socket.io-client';
import { createControl } from '../control/index.ts';

const CLIENTS = 1000;
const MESSAGES = 20;
const EVERY_MS = 250;
const ROOM = 'RK-fan-out';
const BATCH = 50;

/** Microseconds of a clock that all processes of a machine share. */
const now = () => Number(process.hrtime.bigint() / 1000n);

/** Milliseconds from saying a message to each of the room's sockets having it. */
export async function chatFanOut(
  url: string,
): Promise<{ clients: number; p50: number; p99: number; lost: number }> {
  const control = createControl(url, 'demo');
  // The sockets live in a process of their own, so that reading does not hold up sending.
  const child = fork(import.meta.filename, [url]);
  await once(child, 'message');
  for (let message = 0; message < MESSAGES; message += 1) {
    await control.sendAsAgent(ROOM, { text: String(now()) });
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  child.send('report');
  const [latencies] = (await once(child, 'message')) as [number[]];
  latencies.sort((a, b) => a - b);
  const at = (share: number) => (latencies[Math.ceil(share * latencies.length) - 1] ?? NaN) / 1000;
  return { clients: CLIENTS, p50: at(0.5), p99: at(0.99), lost: CLIENTS * MESSAGES - latencies.length };
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
