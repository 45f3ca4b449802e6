import { connect } from 'node:net';
import { once } from 'node:events';
import { createCanvas } from '@napi-rs/canvas';
import { satangFromBaht } from 'contracts/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { SOMCHAI } from '../scenarios/users.ts';
import { createApp } from '../app.ts';
import { systemClock } from '../engine/clock.ts';
import { scenarios } from '../scenarios/index.ts';
import { createTestMock, type TestMock, type TestWorld } from '../testing.ts';
import { createWorlds } from '../world/worlds.ts';
import { send } from './api-client.ts';

/** The largest amount that the product handles, in baht. */
const LARGEST = 10_000_000_000;

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

/** A world's state without its random numbers, which a refused attempt may consume. */
async function stateOf({ control }: TestWorld): Promise<unknown> {
  const { fields } = await control.snapshot();
  return { ...fields, random: null };
}

describe('a transfer', () => {
  it.each(['WALLET', 'PG'])('from %s to itself is the caller’s mistake [5.13]', async (account) => {
    const world = await mock.world();
    const token = await world.signIn();
    await world.control.setBalance(SOMCHAI, { account, amount: 100 });
    const before = await stateOf(world);
    const body = { from: account, to: account, amount: 10 };
    expect(await send(world, 'POST /api/wallet/transfer', { token, body })).toMatchObject({
      status: 400,
      body: { message: 'TRANSFER_FAIL' },
    });
    expect(await stateOf(world)).toEqual(before);
    const [entry] = await world.control.journal({ clientViolations: true });
    expect(entry?.clientViolation).toBe(`from and to are both ${account}`);
  });
});

describe('an amount that would exceed the largest balance', () => {
  it.each<[string, (world: TestWorld, token: string) => Promise<unknown>]>([
    ['a paid QR', async ({ control }) => control.payQr((await control.qrs())[0]?.qrcodeId ?? '')],
    ['a late QR', async ({ control }) => control.payQrLate((await control.qrs()).at(-1)?.qrcodeId ?? '')],
    ['a bet that wins', ({ control }) => control.play(SOMCHAI, 'PG', { outcome: 'win', amount: 100 })],
    [
      'a transfer',
      async (world, token) => {
        const answer = await send(world, 'POST /api/wallet/transfer', {
          token,
          body: { from: 'PG', to: 'WALLET', amount: 50 },
        });
        throw new Error(JSON.stringify(answer));
      },
    ],
    [
      'a transfer of all',
      async (world, token) => {
        const answer = await send(world, 'POST /api/wallet/transferAll', { token, body: { to: 'WALLET' } });
        throw new Error(JSON.stringify(answer));
      },
    ],
  ])('is refused before anything is taken: %s', async (_name, act) => {
    const world = await mock.world();
    const token = await world.signIn();
    // The second one replaces the first, which can only be paid late.
    for (const amount of [100, 200]) {
      const made = await send(world, 'POST /api/qrcode/KBANK', { token, body: { amount } });
      expect(made.status).toBeLessThan(300);
    }
    await world.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 1_000_000_000 });
    await brim(world);
    const before = await stateOf(world);
    await expect(act(world, token)).rejects.toThrow(/holds at most 10000000000|"status":400/);
    expect(await stateOf(world)).toEqual(before);
    expect(await world.control.journal({ serverViolations: true })).toEqual([]);
  });

  /** Fills the wallet and the game to the limit; a tester’s verb sets at most a tenth of it. */
  async function brim({ control }: TestWorld) {
    await control.setBalance(SOMCHAI, { account: 'PG', amount: 100 });
    const snapshot = await control.snapshot();
    const { id } = await control.member(SOMCHAI);
    const { balances, movements } = snapshot.fields['ledger'] as {
      balances: [string, number][];
      movements: { postings: object[] }[];
    };
    for (const account of [`wallet:${id}`, `game:${id}:PG`]) {
      const had = balances.find(([known]) => known === account)?.[1] ?? 0;
      const more = satangFromBaht(LARGEST) - 1 - had;
      const from = `outside:${account.startsWith('wallet') ? 'a' : 'b'}`;
      movements.push({
        id: movements.length + 1,
        at: 1,
        postings: [
          { account, amount: more },
          { account: from, amount: -more },
        ],
      } as never);
      const entry = balances.find(([known]) => known === account);
      if (entry) entry[1] += more;
      else balances.push([account, more]);
      balances.push([from, -more]);
    }
    await control.loadSnapshot(snapshot);
  }
});

describe('a text without visible characters', () => {
  it.each(['\u200b', '\u2060\u200d', '\u3164', '\u2800', ' \u00ad'])(
    'counts as empty: %j [5.28]',
    async (blank) => {
      const world = await mock.world();
      const token = await world.signIn();
      const { bank } = await world.control.member(SOMCHAI);
      const profile = await send(world, 'PUT /api/account/profile', {
        token,
        body: { ...bank, name: blank },
      });
      expect(profile).toMatchObject({ status: 422, body: { message: 'INVALID_USER_INFO' } });
      const message = { message_type: 'text', payload: { message: blank } };
      const said = await send(world, 'POST /api/chat/send-message', {
        token,
        body: { sender: 'customer', message },
      });
      expect(said.status).toBe(400);
    },
  );
});

describe('a date', () => {
  it.each([
    '2026-02-31T00:00:00.000Z',
    '2026-02-29T00:00:00.000Z',
    '2026-04-31T10:00:00.000Z',
    '2026-13-01T00:00:00.000Z',
    '2026-01-01T24:00:00.000Z',
    '2026-01-01T23:59:60.000Z',
  ])('that does not exist is refused: %s', async (now) => {
    const { control } = await mock.world();
    await expect(control.setClock({ now })).rejects.toThrow(
      `/now must be a moment that exists, and is "${now}"`,
    );
    await expect(control.reset({ frozenAt: now })).rejects.toThrow('/frozenAt must be a moment that exists');
  });

  it('in a leap year is accepted', async () => {
    const { control } = await mock.world();
    expect(await control.setClock({ now: '2028-02-29T00:00:00.000Z' })).toMatchObject({ isFrozen: true });
  });
});

describe('a clock at the end of its years', () => {
  it('stops there, and freezes, saves and loads', async () => {
    const base = { time: Date.UTC(2026, 0, 1) };
    const worlds = createWorlds({ now: () => base.time }, scenarios);
    const world = worlds.open('late');
    world.clock.set(Date.UTC(2999, 11, 31));
    world.clock.setRate(100_000);
    base.time += 365 * 24 * 60 * 60 * 1000;
    expect(world.clock.iso()).toBe('2999-12-31T23:59:59.999Z');
    const loaded = worlds.load('loaded', worlds.save(world));
    expect(loaded.clock.iso()).toBe('2999-12-31T23:59:59.999Z');
    world.clock.freeze();
    expect(world.clock.isFrozen).toBe(true);
    world.clock.unfreeze();
    expect(worlds.load('again', worlds.save(world)).clock.isFrozen).toBe(false);
  });
});

describe('a bet of 0 or less', () => {
  it.each([0, 0.001, -1])('is refused: %d', async (amount) => {
    const world = await mock.world();
    await world.control.setBalance(SOMCHAI, { account: 'PG', amount: 100 });
    const answer = await world.fetch(`/qa/api/worlds/${world.name}/members/${SOMCHAI}/games/PG/play`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome: 'win', amount }),
    });
    expect(answer.status).toBe(400);
  });
});

describe('a name that plain objects inherit', () => {
  const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

  it.each(NAMES)('%s is a plain name', async (name) => {
    const world = await mock.world();
    const token = await world.signIn();
    const { control } = world;
    await control.addGame({ code: name, name, category: 'slot' });
    await control.setBalance(SOMCHAI, { account: name, amount: 5 });
    expect(Object.entries((await control.member(SOMCHAI)).games)).toContainEqual([name, 5]);
    const account = await send(world, `GET /api/wallet/account/${name}`, { token });
    expect(account.status).toBe(200);
    await control.setBank(SOMCHAI, { bankCode: name, bankAccountName: name, bankAccountNo: '1234567890' });
    expect((await control.makeTransfer({ phone: SOMCHAI, amount: 10 })).reference).toBeDefined();
    const refused = { call: '*', kind: 'refuse', message: name } as const;
    await control.addFault(refused);
    expect(await send(world, 'GET /api/wallet', { token })).toMatchObject({
      status: 400,
      body: { message: name },
    });
    expect(await control.journal({ serverViolations: true })).toEqual([]);
    await control.loadSnapshot(await control.snapshot());
  });
});

describe('an address outside the API', () => {
  it.each(['//api/autoLogin/imi/u/secret', '/files/../secret', '/nothing/secret'])(
    'is answered with the addresses that exist, without its own parts: %s',
    async (path) => {
      const { fetch } = await mock.world();
      const answer = await fetch(path);
      expect(answer.status).toBe(404);
      const text = await answer.text();
      expect(text).toContain('the API is under /api');
      expect(text).not.toContain('secret');
    },
  );
});

describe('a range of a file', () => {
  it.each([
    ['bytes=0-3', 206],
    ['bytes=5-2', 416],
    ['bytes=999999-', 416],
    ['bytes=-0', 416],
    ['lines=1-2', 200],
  ])('%s is answered %d', async (range, status) => {
    const world = await mock.world();
    const form = new FormData();
    const bytes = new Uint8Array(64);
    bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    form.append('file', new Blob([bytes]), 'a.png');
    const sent = await world.fetch('/api/chat/upload-image', {
      method: 'POST',
      headers: { 'x-requested-with': 'wallet-user' },
      body: form,
    });
    const { path } = (await sent.json()) as { path: string };
    const answer = await world.fetch(path, { headers: { range } });
    expect(answer.status).toBe(status);
    if (status === 416) expect(answer.headers.get('content-range')).toBe('bytes */64');
  });
});

describe('a slow request', () => {
  let app: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    app = await createApp({ worlds: createWorlds(systemClock, scenarios), slowestMs: 300 });
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => app.close());

  it('has 30 seconds for its head, and 300 for an upload [9.02]', async () => {
    const plain = await createApp({ worlds: createWorlds(systemClock, scenarios) });
    expect(plain.server).toMatchObject({ requestTimeout: 300_000, headersTimeout: 30_000 });
    await plain.close();
  });

  it.each([
    ['a connection that says nothing', ''],
    ['a head without end', 'GET /api/wallet HTTP/1.1\r\nHost: localhost\r\n'],
    [
      'a body that never comes',
      'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
    ],
    [
      'a file that never comes',
      'POST /api/chat/upload-image HTTP/1.1\r\nHost: localhost\r\nx-requested-with: wallet-user\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000\r\n\r\n--x\r\n',
    ],
    [
      'an upgrade to nowhere',
      'GET /nowhere HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    ],
  ])('is cut: %s', async (_name, bytes) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.resume().write(bytes);
    await once(socket, 'close');
  });
});

describe('a picture that is hard to read', () => {
  it('delays no other call', async () => {
    const world = await mock.world();
    const token = await world.signIn();
    // Noise is the hardest picture: any part of it may be the corner of a code.
    const canvas = createCanvas(500, 500);
    const context = canvas.getContext('2d');
    const picture = context.createImageData(500, 500);
    let state = 1;
    for (let at = 0; at < picture.data.length; at += 1) {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      picture.data[at] = at % 4 === 3 ? 255 : state >>> 24;
    }
    context.putImageData(picture, 0, 0);
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await canvas.encode('jpeg', 60))]), 'a.jpg');
    const options = {
      method: 'POST',
      headers: { 'x-requested-with': 'wallet-user', authorization: `Bearer ${token}` },
      body: form,
    };
    const slip = { isRead: false };
    const sent = world.fetch('/api/wallet/slip', options).finally(() => (slip.isRead = true));
    let answeredMeanwhile = 0;
    // Enough of them: more would only take the processor from the reading.
    while (!slip.isRead && answeredMeanwhile <= 20) {
      await world.fetch('/api/lookup/info', { headers: { 'x-requested-with': 'wallet-user' } });
      answeredMeanwhile += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(answeredMeanwhile).toBeGreaterThan(20);
    expect((await sent).status).toBe(200);
  });
});

describe('a HEAD', () => {
  it.each(['/', '/docs', '/docs/chat', '/docs/chat.json', '/qa/docs', '/qa/docs/', '/files/line-qr.svg'])(
    'of %s is answered as its GET, without the body',
    async (url) => {
      const world = await mock.world();
      const [head, get] = await Promise.all(['HEAD', 'GET'].map((method) => world.fetch(url, { method })));
      expect(get!.status).toBeLessThan(400);
      expect(head!.status).toBe(get!.status);
      expect(head!.headers.get('content-type')).toBe(get!.headers.get('content-type'));
      expect(await head!.text()).toBe('');
    },
  );

  it('of a call changes nothing', async () => {
    const world = await mock.world('a member with an active bonus');
    const before = await stateOf(world);
    const token = await world.signIn();
    expect((await send(world, 'HEAD /api/bonus/clear', { token })).status).toBe(404);
    expect((await world.fetch('/qa/api/worlds', { method: 'HEAD' })).status).toBe(404);
    expect(await stateOf(world)).toEqual({ ...(before as object), tokens: expect.anything() as unknown });
  });
});
