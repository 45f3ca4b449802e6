import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createControl } from '../control/index.ts';
import { createAppHost } from '../hosts/app-host.ts';
import { startMock, type StartedMock } from '../start-mock.ts';
import { builtApp } from './built-app.ts';
import { rawChat, statusOf } from './raw-socket.ts';

let mock: StartedMock;
let named: StartedMock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
  named = await startMock({ port: 0, hosts: ['qa.example'], origins: ['https://app.example'] });
});
afterAll(async () => {
  await mock.close();
  await named.close();
});

const MARKER = { 'x-requested-with': 'wallet-user' };
const PATHS = ['/api/lookup/info', '/files/f-x', '/games/login/PG', '/', '/qa/docs', '/qa/api/worlds'];
const isRefused = (status: number) => status === 403;

describe('an unknown Host', () => {
  it.each(PATHS)('gets nothing at %s', async (path) => {
    for (const host of [
      'evil.example',
      'evil.example:4000',
      'localhost.evil.example',
      '127.0.0.1.evil',
      '10.0.0.1',
    ])
      expect(await statusOf(mock.url + path, { ...MARKER, host }), host).toBe(403);
    for (const host of ['localhost', 'LOCALHOST:4000', '127.0.0.1', '[::1]:80'])
      expect(isRefused(await statusOf(mock.url + path, { ...MARKER, host })), host).toBe(false);
  });

  it('is accepted once it is configured', async () => {
    expect(await statusOf(`${named.url}/api/lookup/info`, { ...MARKER, host: 'QA.example:4000' })).toBe(200);
    expect(await statusOf(`${named.url}/`, { host: 'other.example' })).toBe(403);
  });

  it('may be any IP address if the mock listens on the whole network', async () => {
    const open = await startMock({ port: 0, host: '0.0.0.0' });
    const ask = (host: string) => statusOf(`${open.url}/api/lookup/info`, { ...MARKER, host });
    expect(await ask('192.168.1.20:4000')).toBe(200);
    expect(await ask('[2001:db8::1]:4000')).toBe(200);
    expect(await ask('evil.example')).toBe(403);
    await open.close();
  });

  it('gets nothing from an app host', async () => {
    const app = builtApp();
    const host = await createAppHost({ root: app.root, mock: named.app, known: named.known });
    const url = await host.listen({ port: 0, host: '127.0.0.1' });
    for (const path of ['/', '/config.json', '/api/lookup/info']) {
      expect(await statusOf(url + path, { ...MARKER, host: 'evil.example' }), path).toBe(403);
      expect(await statusOf(url + path, { ...MARKER, host: 'qa.example' }), path).toBe(200);
      expect(await statusOf(url + path, MARKER), path).toBe(200);
    }
    await host.close();
    app.remove();
  });
});

describe('an address in an answer', () => {
  it.each([
    ['http', undefined],
    ['https', 'https'],
    ['http', 'ftp'],
    ['https', 'HTTPS'],
    ['https', 'https, http'],
    ['https', 'https,https'],
    ['http', 'http,https'],
  ])('begins with %s behind a proxy that was reached by %s', async (scheme, reached) => {
    const { token } = await createControl(mock.url, 'demo').issueToken('0812345678');
    const headers = {
      ...MARKER,
      authorization: `Bearer ${token}`,
      ...(reached === undefined ? {} : { 'x-forwarded-proto': reached }),
    };
    const textOf = async (path: string) => (await fetch(mock.url + path, { headers })).text();
    const own = mock.url.replace('http', scheme);
    expect(await textOf('/api/wallet')).toContain(`"${own}/games/`);
    expect(await textOf('/qa/api/worlds/demo/journal.har')).toContain(`"${own}/api/wallet"`);
  });
});

const FOREIGN = ['https://evil.example', 'null', 'http://localhost.evil.example', 'http://evil.example:4000'];

describe('a page of another site', () => {
  const worlds = async () => (await createControl(mock.url, 'demo').call('GET /worlds')).worlds;

  it.each(FOREIGN)('cannot make a call or create a world: %s', async (origin) => {
    const control = createControl(mock.url, 'demo');
    await control.clearFaults();
    await control.addFault({ call: '*', kind: 'gone' });
    const headers = { ...MARKER, origin, 'x-mock-world': 'made-by-a-page' };
    expect(await statusOf(`${mock.url}/api/lookup/info`, headers)).toBe(403);
    expect(await statusOf(`${mock.url}/api/lookup/info`, { origin })).toBe(403);
    expect(await statusOf(`${mock.url}/qa/api/worlds`, { origin })).toBe(403);
    expect((await worlds()).map(({ name }) => name)).not.toContain('made-by-a-page');
    expect(await control.faults()).toHaveLength(1);
    await control.clearFaults();
  });

  it.each(FOREIGN)('cannot play or enter a game, and can only link to it: %s', async (origin) => {
    const control = createControl(mock.url, 'demo');
    const token = (await control.issueToken('0812345678')).token;
    const member = { ...MARKER, authorization: `Bearer ${token}` };
    const get = async (path: string) => (await fetch(mock.url + path, { headers: member })).json();
    const { username } = (await get('/api/wallet/account/PG')) as { username: string };
    const { link } = (await get(`/api/autoLogin/pg/${username}`)) as { link: string };
    const form = (url: string, headers: Record<string, string>) =>
      statusOf(
        url,
        { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        { method: 'POST', body: 'amount=1&outcome=win' },
      );
    const balance = async () =>
      (await control.games('0812345678')).find(({ code }) => code === 'PG')?.balance;
    const before = await balance();
    const crossSite = { origin, 'sec-fetch-site': 'cross-site' };
    expect(await form(link, { origin })).toBe(403);
    expect(await form(`${mock.url}/games/login/PG`, crossSite)).toBe(403);
    expect(await statusOf(link, { 'sec-fetch-site': 'cross-site' })).toBe(200);
    expect(await balance()).toBe(before);
    expect(await form(link, { origin: mock.url })).toBe(303);
    // An app hides its origin when it sends the form of a game.
    expect(await form(`${mock.url}/games/login/PG`, { origin: 'null' })).toBe(401);
    const hidden = { origin: 'null', 'sec-fetch-site': 'cross-site' };
    expect(await form(`${named.url}/games/login/PG`, { ...hidden, 'sec-fetch-mode': 'navigate' })).toBe(401);
    expect(await form(`${named.url}/games/login/PG`, { ...hidden, 'sec-fetch-mode': 'no-cors' })).toBe(403);
    expect(await form(`${mock.url}/games/login/PG`, { ...hidden, 'sec-fetch-mode': 'navigate' })).toBe(403);
    expect(await form(`${named.url}/games/login/PG`, { origin: 'https://app.example' })).toBe(401);
  });

  it('cannot write into a journal by an address that cannot be decoded, nor can a tool elsewhere than at a call', async () => {
    const control = createControl(mock.url, 'demo');
    await control.clearJournal();
    const ask = (path: string, headers: Record<string, string>) => statusOf(mock.url + path, headers);
    expect(await ask('/api/%ff', { host: 'evil.example' })).toBe(403);
    expect(await ask('/%ff', { host: 'evil.example' })).toBe(403);
    expect(await ask('/api/%ff', { origin: 'https://evil.example' })).toBe(403);
    expect(await ask('/api/%ff', { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await ask('/files/%ff', MARKER)).toBe(400);
    expect(await control.journal()).toEqual([]);
    expect(await ask('/api/%ff', MARKER)).toBe(400);
    expect((await control.journal()).map(({ path }) => path)).toEqual(['/api/%ff']);
  });

  it('cannot embed a call as a picture', async () => {
    const headers = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'no-cors',
      'sec-fetch-dest': 'image',
    };
    expect(await statusOf(`${mock.url}/api/lookup/info`, headers)).toBe(403);
    expect(await statusOf(`${mock.url}/qa/api/worlds/demo/snapshot`, headers)).toBe(403);
    const followed = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    expect(await statusOf(`${mock.url}/qa/api/worlds/demo/journal.har`, followed)).toBe(200);
  });

  it.each(FOREIGN)('cannot open a chat or create a world with it: %s', async (origin) => {
    await expect(
      rawChat(mock.url, { auth: { world: 'made-by-a-socket' }, headers: { origin } }),
    ).rejects.toThrow('closed');
    expect((await worlds()).map(({ name }) => name)).not.toContain('made-by-a-socket');
  });

  it('cannot open a chat under its own name', async () => {
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    };
    const url = `${mock.url}/socket.io/?EIO=4&transport=websocket`;
    const rebound = { host: 'evil.example', origin: 'http://evil.example' };
    expect(await statusOf(url, { ...upgrade, ...rebound })).toBe(403);
    expect(await statusOf(url, upgrade)).toBe(101);
  });

  it.each([undefined, 'http://localhost:4100', 'http://127.0.0.1:5173'])(
    'is none when it is of this machine: %s',
    async (origin) => {
      const headers = origin === undefined ? undefined : { origin };
      const chat = await rawChat(mock.url, { auth: { world: 'own' }, ...(headers ? { headers } : {}) });
      expect(chat.received.at(-1)).toMatch(/^40/);
      chat.socket.close();
    },
  );

  it('may call and join if its origin is configured', async () => {
    const origin = 'https://app.example';
    expect(await statusOf(`${named.url}/api/lookup/info`, { ...MARKER, origin })).toBe(200);
    const chat = await rawChat(named.url, { headers: { origin } });
    expect(chat.received.at(-1)).toMatch(/^40/);
    chat.socket.close();
  });
});
