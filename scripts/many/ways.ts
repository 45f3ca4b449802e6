import { setTimeout as delay } from 'node:timers/promises';
import { createControl, type ControlFetch } from 'mock-server/control';

/** A way to name a world. `use` throws if another process than the world's answers. */
export interface Way {
  name: string;
  use: (base: string, world: string) => Promise<void>;
}

const WITHIN_MS = 5_000;

async function expectOk(url: string, headers: Record<string, string>) {
  const answer = await fetch(url, { headers: { 'x-requested-with': 'wallet-user', ...headers } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}, expected 200`);
}

const call = (base: string, headers: Record<string, string>) => expectOk(`${base}/api/lookup/info`, headers);

async function openSocket(url: string, headers: Record<string, string>): Promise<WebSocket> {
  // Node's WebSocket accepts headers, but the types are those of browsers.
  const options = { headers } as unknown as string[];
  const socket = new WebSocket(url.replace(/^http/, 'ws'), options);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`${url}: no socket`)));
  });
  return socket;
}

/** Opens a chat socket, and checks that the verbs of its world list it. */
async function chat(base: string, world: string, query: string, headers: Record<string, string>) {
  const socket = await openSocket(`${base}/socket.io/?EIO=4&transport=websocket${query}`, headers);
  try {
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('close', () => reject(new Error('the chat closed the socket')));
      AbortSignal.timeout(WITHIN_MS).addEventListener('abort', () =>
        reject(new Error('the chat does not answer')),
      );
      socket.addEventListener('message', ({ data }) => {
        // Socket.IO's packet for an established connection.
        if (String(data).startsWith('40')) resolve();
      });
      socket.send('40{}');
    });
    const sockets = await createControl(base, world).sockets();
    if (sockets.length === 0) throw new Error(`the verbs of ${world} do not list its socket`);
  } finally {
    socket.close();
  }
}

/** Opens the event stream, which must report a call to its world. */
async function live(base: string, world: string): Promise<void> {
  const socket = await openSocket(`${base}/qa/live?world=${world}`, {});
  const received: string[] = [];
  socket.addEventListener('message', ({ data }) => received.push(String(data)));
  const isPushed = () => received.some((text) => text.includes('"journal"'));
  const until = performance.now() + WITHIN_MS;
  while (!isPushed() && performance.now() < until) {
    await call(base, { 'x-mock-world': world });
    await delay(20);
  }
  socket.close();
  if (!isPushed()) throw new Error(`/qa/live?world=${world} reports nothing`);
}

/** All ways to name a world. Each creates a world that does not exist yet. */
export const WAYS: readonly Way[] = [
  { name: 'call, header', use: (base, world) => call(base, { 'x-mock-world': world }) },
  {
    name: 'call, cookie',
    use: (base, world) => call(base, { cookie: `language=TH; mock-world=${world}; a=b` }),
  },
  {
    name: 'call, header before cookie',
    use: (base, world) => call(base, { cookie: 'mock-world=demo', 'x-mock-world': world }),
  },
  {
    name: 'verb, path before header',
    use: async (base, world) => {
      const withDemoHeader: ControlFetch = (path, init) =>
        fetch(base + path, { ...init, headers: { ...init.headers, 'x-mock-world': 'demo' } });
      const control = createControl(withDemoHeader, world);
      await control.reset();
      await call(base, { 'x-mock-world': world });
      if ((await control.count()) === 0) throw new Error(`the verbs of ${world} list no call`);
    },
  },
  {
    name: 'file, address before header',
    use: async (base, world) => {
      await call(base, { 'x-mock-world': world });
      await expectOk(`${base}/files/line-qr.svg?world=${world}`, { 'x-mock-world': 'demo' });
    },
  },
  { name: 'socket, cookie', use: (base, world) => chat(base, world, '', { cookie: `mock-world=${world}` }) },
  { name: 'socket, header', use: (base, world) => chat(base, world, '', { 'x-mock-world': world }) },
  { name: 'socket, address', use: (base, world) => chat(base, world, `&world=${world}`, {}) },
  { name: 'stream, address', use: live },
];
