import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createControl } from '../control/index.ts';
import type { StartedMock } from '../start-mock.ts';
import { startTestServer } from '../testing.ts';
import { rawChat, statusOf } from '../test/raw-socket.ts';

let mock: StartedMock;
beforeAll(async () => {
  mock = await startTestServer();
});
afterAll(() => mock.close());

const GUEST_ROOM = 'RK-guest-0123456789abcdef';
const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth);

describe('a packet of the chat', () => {
  it.each([
    ['an object with toString', '42["join",{"toString":1}]'],
    ['an object with toString, acknowledged', '421["join",{"toString":1}]'],
    ['a room with toString', '421["join",{"room":{"toString":1,"valueOf":2}}]'],
    ['a nested array', `421["join",${nested(3000)}]`],
    ['nested objects', `421["join",${nested(2000, '{"a":[', ']}')}]`],
    ['nothing', '421["join"]'],
    ['an error', '42["error",{"message":1}]'],
    ['a reserved event', '42["disconnect"]'],
    ['an event of an object', '42[{"toString":1}]'],
    ['__proto__', '421["__proto__","join"]'],
    ['an acknowledgement without a request', '431[{"toString":1}]'],
    ['an attachment that never comes', '451-["join",{"_placeholder":true,"num":0}]'],
    ['no JSON', '42["join"'],
    ['another namespace', '42/other,["join","x"]'],
    ['an endless number', `42${'9'.repeat(5000)}["join","x"]`],
    ['a packet of no kind', '9'],
  ])('does not affect other sockets: %s', async (_name, packet) => {
    const control = createControl(mock.url, 'packets');
    await control.reset();
    const hostile = await rawChat(mock.url, { auth: { world: 'packets' } });
    hostile.send(packet);
    hostile.send(`427["join","${GUEST_ROOM}"]`);
    await hostile.until('437');
    hostile.socket.close();
    const other = await rawChat(mock.url, { auth: { world: 'packets' } });
    other.send(`421["join","${GUEST_ROOM}"]`);
    expect(await other.until('431')).toBe('431[{"ok":true}]');
    other.socket.close();
    expect((await control.world()).serverViolations).toBe(0);
  });

  it('that is too large ends its own socket', async () => {
    const hostile = await rawChat(mock.url);
    hostile.send(`421["join","${'x'.repeat(20_000)}"]`);
    expect(await hostile.until('431')).toBeNull();
  });

  it.each([{ world: { toString: 1 } }, { world: ['demo'] }, { world: '__proto__' }, { world: '' }])(
    'that names no world is refused: %j',
    async (auth) => {
      const { received, socket } = await rawChat(mock.url, { auth });
      expect(received.at(-1)).toBe('44{"message":"auth.world is not the name of a world"}');
      socket.close();
    },
  );

  it('joins at most 20 rooms with one socket [7.56]', async () => {
    const chat = await rawChat(mock.url, { auth: { world: 'rooms' } });
    for (let id = 0; id < 21; id += 1) chat.send(`42${id}["join","${GUEST_ROOM}${id}"]`);
    expect(await chat.until('4319[')).toBe('4319[{"ok":true}]');
    expect(await chat.until('4320[')).toBe('4320[{"ok":false,"error":"REQUEST_LIMIT"}]');
    chat.send(`4221["join","${GUEST_ROOM}0"]`);
    expect(await chat.until('4321[')).toBe('4321[{"ok":true}]');
    chat.socket.close();
  });
});

describe('an upgrade', () => {
  it.each(['/', '/nowhere', '/api/wallet', '/qa/api/worlds', '/qa/liver'])(
    'to %s is answered, and leads nowhere',
    async (path) => {
      const headers = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      };
      expect(await statusOf(mock.url + path, headers)).toBe(404);
    },
  );

  it('to another protocol is an ordinary request', async () => {
    const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': '' };
    expect(await statusOf(`${mock.url}/`, headers)).toBe(200);
  });

  it('that breaks off is forgotten', async () => {
    const socket = connect(Number(new URL(mock.url).port), '127.0.0.1');
    socket.write(
      'GET /qa/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n\u00ff\u00ff',
    );
    socket.resetAndDestroy();
    await once(socket, 'close');
    expect(await statusOf(`${mock.url}/`, {})).toBe(200);
  });
});
