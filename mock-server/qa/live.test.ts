import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createControl } from '../control/index.ts';
import { startMock, type StartedMock } from '../start-mock.ts';
import { rawChat } from '../test/raw-socket.ts';

let mock: StartedMock;
let guarded: StartedMock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
  guarded = await startMock({ port: 0, token: 'shown' });
});
afterAll(async () => {
  await mock.close();
  await guarded.close();
});

const address = ({ url }: StartedMock, query = '') => `${url.replace('http', 'ws')}/qa/live${query}`;

/** Whether a socket opens at this address. */
async function opens(url: string, headers: Record<string, string> = {}): Promise<boolean> {
  // Node's own client can set headers, which browsers cannot.
  const socket = new WebSocket(url, { headers });
  const opened = await Promise.race([
    once(socket, 'open').then(() => true),
    once(socket, 'error').then(() => false),
    once(socket, 'close').then(() => false),
  ]);
  socket.close();
  return opened;
}

describe('the live stream', () => {
  it('reports no broken call of a world that another replaced', async () => {
    const control = createControl(mock.url, 'replaced');
    const ask = () =>
      fetch(`${mock.url}/api/lookup/info`, {
        headers: { 'x-requested-with': 'wallet-user', 'x-mock-world': 'replaced' },
      });
    await control.reset();
    await control.addFault({ call: 'GET /api/lookup/info', kind: 'hang' });
    const broken = ask();
    await vi.waitFor(async () =>
      expect((await control.call('GET /faults')).faults).toMatchObject([{ times: 0 }]),
    );
    const socket = new WebSocket(address(mock, '?world=replaced'));
    await once(socket, 'open');
    const received: { kind: string; entry?: { status: number | null } }[] = [];
    const answered = new Promise<void>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data)) as (typeof received)[number];
        if (message.kind !== 'beat') received.push(message);
        if (message.entry?.status === 200) resolve();
      });
    });
    await control.reset();
    await expect(broken.then((answer) => answer.text())).rejects.toThrow('terminated');
    await ask();
    await answered;
    socket.close();
    expect(received.map(({ kind }) => kind)).toEqual(['removed', 'made', 'changed', 'changed', 'journal']);
  });

  it('reports requests and chat of its world as they happen, without secrets', async () => {
    const control = createControl(mock.url, 'watched');
    await control.reset();
    const socket = new WebSocket(address(mock, '?world=watched'));
    await once(socket, 'open');
    const received: Record<string, unknown>[] = [];
    const three = new Promise<void>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        received.push(JSON.parse(String(data)) as Record<string, unknown>);
        if (received.length === 4) resolve();
      });
    });
    await fetch(`${mock.url}/api/lookup/info`, { headers: { 'x-requested-with': 'wallet-user' } });
    await fetch(`${mock.url}/api/login`, {
      method: 'POST',
      headers: {
        'x-requested-with': 'wallet-user',
        'x-mock-world': 'watched',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ username: '0812345678', password: '123456' }),
    });
    await control.sendAsAgent(await control.chatRoomOf('0812345678'), { text: 'สวัสดีค่ะ' });
    await three;
    socket.close();
    expect(received).toMatchObject([
      { kind: 'changed', world: 'watched' },
      { kind: 'journal', world: 'watched', entry: { call: 'POST /api/login', status: 200 } },
      { kind: 'chat', world: 'watched', message: { sender: 'agent' } },
      { kind: 'changed', world: 'watched' },
    ]);
    expect(JSON.stringify(received)).not.toContain('123456"');
  });

  it('reports each chat socket that connects or ends', async () => {
    const control = createControl(mock.url, 'sockets');
    await control.reset();
    const socket = new WebSocket(address(mock, '?world=sockets'));
    await once(socket, 'open');
    const received: object[] = [];
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as { kind: string };
      if (message.kind !== 'beat') received.push(message);
    });
    const told = (count: number) => vi.waitFor(() => expect(received).toHaveLength(count));
    const chat = await rawChat(mock.url, { auth: { world: 'sockets' } });
    await told(1);
    expect(await control.sockets()).toHaveLength(1);
    chat.socket.close();
    await told(2);
    expect(await control.sockets()).toEqual([]);
    socket.close();
    expect(received).toEqual(Array.from({ length: 2 }, () => ({ kind: 'sockets', world: 'sockets' })));
  });

  it('reports what became due, also when a verb that only reads finds it', async () => {
    const control = createControl(mock.url, 'due');
    await control.reset({ scenario: 'a member with two slips in progress' });
    await control.setClock({ isFrozen: false, rate: 100_000 });
    const socket = new WebSocket(address(mock, '?world=due'));
    await once(socket, 'open');
    const received: unknown[] = [];
    const twice = new Promise<void>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        if (received.push(JSON.parse(String(data))) >= 2) resolve();
      });
    });
    await vi.waitFor(async () =>
      expect((await control.slips()).filter(({ status }) => status === 'PENDING')).toEqual([]),
    );
    await twice;
    socket.close();
    expect(received).toEqual([{ kind: 'changed', world: 'due' }, { kind: 'beat' }]);
  });

  it('reports added and removed worlds and scenarios to all, and nothing else of other worlds', async () => {
    const watched = createControl(mock.url, 'kept-to');
    await watched.reset();
    const socket = new WebSocket(address(mock, '?world=kept-to'));
    await once(socket, 'open');
    const received: { kind: string; world?: string }[] = [];
    socket.addEventListener('message', ({ data }) =>
      received.push(JSON.parse(String(data)) as { kind: string }),
    );
    const other = createControl(mock.url, 'of-others');
    await other.reset();
    await other.setFlags({ spinActive: false });
    const file = await other.scenario('Kept by others');
    await other.remove();
    await other.call('POST /scenarios', { body: file });
    await other.call('DELETE /scenarios', { query: { name: file.name } });
    await watched.setFlags({ spinActive: false });
    while (received.at(-1)?.kind !== 'changed') await once(socket, 'message');
    socket.close();
    expect(received.filter(({ kind }) => kind !== 'beat')).toEqual([
      { kind: 'made', world: 'of-others' },
      { kind: 'removed', world: 'of-others' },
      { kind: 'scenarios' },
      { kind: 'scenarios' },
      { kind: 'changed', world: 'kept-to' },
    ]);
  });

  it('beats while nothing happens, so that a client notices a silent connection', async () => {
    await createControl(mock.url, 'quiet').reset();
    const socket = new WebSocket(address(mock, '?world=quiet'));
    const [first] = (await once(socket, 'message')) as [MessageEvent];
    const [second] = (await once(socket, 'message')) as [MessageEvent];
    socket.close();
    expect([first.data, second.data]).toEqual(['{"kind":"beat"}', '{"kind":"beat"}']);
  });

  it('opens to pages of the mock itself and to tools, and to no other page', async () => {
    expect(await opens(address(mock), { origin: mock.url })).toBe(true);
    expect(await opens(address(mock), { origin: 'https://evil.example' })).toBe(false);
  });

  it('requires the token if the mock has one', async () => {
    expect(await opens(address(guarded))).toBe(false);
    expect(await opens(address(guarded, '?token=wrong'))).toBe(false);
    expect(await opens(address(guarded, '?token=shown'))).toBe(true);
  });

  it('exists at no other path', async () => {
    expect(await opens(address(mock).replace('live', 'dead'))).toBe(false);
  });
});
