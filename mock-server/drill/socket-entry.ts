import { once } from 'node:events';
import fc from 'fast-check';
import { aText, anyJson } from './arbitraries.ts';
import { type EntryPoint, inBatches, type Counts } from './entry-point.ts';

const SOCKETS = 8;
const WORLD = 'sockets';

const aPacket: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  aText.map((room) => `42["join",${JSON.stringify(room)}]`),
  anyJson.map((value) => `421["join",${JSON.stringify(value)}]`),
  fc.tuple(aText, anyJson).map(([event, value]) => `42${JSON.stringify([event, value])}`),
  fc.constantFrom(
    '42["join",{"toString":1}]',
    '42["join",{"room":{"valueOf":1}}]',
    '42["error",1]',
    '42["disconnect"]',
    '431[{}]',
    '451-["join",{"_placeholder":true,"num":0}]',
    `42["join",${'['.repeat(4000)}${']'.repeat(4000)}]`,
    '40{"world":{"toString":1}}',
    '41',
    '1',
    '2probe',
    `42${'9'.repeat(1000)}["join"]`,
  ),
  fc.uint8Array({ maxLength: 200 }),
  fc.string({ maxLength: 300 }),
);

interface Line {
  path: string;
  first: string | null;
}

const CHAT: Line = { path: '/socket.io/?EIO=4&transport=websocket', first: `40{"world":"${WORLD}"}` };
const LINES: readonly Line[] = [
  CHAT,
  { path: '/socket.io/?EIO=4&transport=websocket', first: null },
  { path: '/qa/live', first: null },
];

export const socketEntry: EntryPoint = {
  name: 'socket packets',
  attack: async ({ url }, { seed, tries, counts }) => {
    await inBatches(tries, async (size, index) => {
      const packets = fc.sample(aPacket, { numRuns: size, seed: seed + index });
      const shares = Array.from({ length: SOCKETS }, (_, share) =>
        packets.filter((_, at) => at % SOCKETS === share),
      );
      await Promise.all(
        shares.map((share, at) => sendAll(url, LINES[at % LINES.length] ?? CHAT, share, counts)),
      );
    });
  },
};

async function sendAll(
  url: string,
  line: Line,
  packets: readonly (string | Uint8Array)[],
  counts: Counts,
): Promise<void> {
  let socket: WebSocket | null = await opened(url, line);
  let last = socket;
  for (const packet of packets) {
    if (socket?.readyState !== WebSocket.OPEN) {
      last?.close();
      socket = await opened(url, line);
      last = socket;
    }
    if (!socket) return counts.fail(`${line.path}: the socket does not open`);
    socket.send(typeof packet === 'string' ? packet.toWellFormed() : new Uint8Array(packet));
    counts.tries += 1;
    await new Promise((resolve) => setImmediate(resolve));
    // The packet may have ended the socket; what is sent before this side notices is lost.
    if (typeof packet !== 'string' || !packet.startsWith('42["join"')) socket = null;
  }
  last?.close();
}

async function opened(url: string, { path, first }: Line): Promise<WebSocket | null> {
  const socket = new WebSocket(url.replace('http', 'ws') + path);
  const isOpen = await Promise.race([
    once(socket, 'open').then(() => true),
    once(socket, 'error').then(() => false),
  ]);
  if (!isOpen) return null;
  if (first !== null) await connected(socket, first);
  return socket;
}

/** Until a socket has joined its world, the chat disconnects it at any packet. */
function connected(socket: WebSocket, first: string): Promise<void> {
  return new Promise((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      if (String(data).startsWith('40')) resolve();
    });
    socket.addEventListener('close', () => resolve());
    socket.send(first);
  });
}
