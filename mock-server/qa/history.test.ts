import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SOMCHAI } from '../scenarios/users.ts';
import { createClient } from '../client/create-client.ts';
import { examples } from '../smoke/examples/index.ts';
import { call } from '../test/api-client.ts';
import { NotKept } from '../engine/events.ts';
import type { Snapshot } from '../engine/snapshot.ts';
import { scenarios } from '../scenarios/index.ts';
import { createTestMock, type TestMock } from '../testing.ts';
import { storeFile } from '../engine/stored-files.ts';
import { roomNamed, sendFromAgent } from '../world/chat/chat.ts';
import type { World } from '../world/world.ts';
import { createWorlds } from '../world/worlds.ts';
import { History, MOST_POINTS, READS, type KeptPoint } from './history.ts';

const MB = 1024 * 1024;

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

describe('the past of a world', () => {
  it('is restored over 50 entries, byte for byte', async () => {
    const world = await mock.world();
    const { control } = world;
    await control.call('PUT /history', { body: { isKept: true } });
    const token = await world.signIn();
    await call(world, 'POST /api/qrcode/{bankCode}', {
      token,
      body: { amount: 250 },
    });
    const { points } = await control.call('GET /history');
    const point = points.at(-1)!;
    const before = JSON.stringify(await control.snapshot());
    const entries = await control.journal();

    for (let turn = 0; turn < 25; turn += 1) {
      await call(world, 'POST /api/wallet/transfer', {
        token,
        body: { from: 'WALLET', to: 'PG', amount: 1 + turn },
      });
      await call(world, 'GET /api/wallet', { token });
      await control.advanceClock({ seconds: 61 });
    }
    await control.setFlags({ terminated: true });
    expect(await control.count({})).toBe(entries.length + 50);
    expect(JSON.stringify(await control.snapshot())).not.toBe(before);

    const params = { pointId: String(point.id) };
    await control.call('POST /history/{pointId}/rewind', { params });
    expect(JSON.stringify(await control.snapshot())).toBe(before);
    expect(await control.journal()).toEqual(entries);
    expect((await control.call('GET /history')).points.at(-1)).toEqual(point);
    expect((await call(world, 'GET /api/wallet', { token })).status).toBe(200);
    expect((await control.journal()).at(-1)?.id).toBe(entries.length + 1);
  });

  it('starts another world at any point, and keeps this one unchanged', async () => {
    const { control, name } = await mock.world();
    await control.call('PUT /history', { body: { isKept: true } });
    await control.setBalance(SOMCHAI, { account: 'WALLET', amount: 1 });
    await control.setBalance(SOMCHAI, { account: 'WALLET', amount: 2 });
    const [, first] = (await control.call('GET /history')).points;
    const input = { params: { pointId: String(first?.id) }, body: { to: `${name}-b` } };
    await control.call('POST /history/{pointId}/branch', input);
    expect((await control.member(SOMCHAI)).wallet).toBe(2);
    const { members } = await control.call('GET /members', { params: { world: `${name}-b` } });
    expect(members[0]?.wallet).toBe(1);
    const itself = { ...input, body: { to: name } };
    await expect(control.call('POST /history/{pointId}/branch', itself)).rejects.toThrow(
      'is the world itself',
    );
    expect((await control.member(SOMCHAI)).wallet).toBe(2);
  });

  it('shows what each point changed, without secrets', async () => {
    const world = await mock.world();
    const { control } = world;
    await control.call('PUT /history', { body: { isKept: true } });
    await control.setFlags({ spinActive: false });
    const { token } = await control.issueToken(SOMCHAI);
    const { points } = await control.call('GET /history');
    const changes = async (index: number) =>
      (
        await control.call('GET /history/{pointId}/changes', {
          params: { pointId: String(points[index]?.id) },
        })
      ).changes;
    expect(points.map(({ verb }) => verb)).toEqual([
      'PUT /history',
      'PUT /flags',
      'POST /members/{phone}/tokens',
    ]);
    expect(await changes(1)).toEqual([{ path: 'flags.spinActive', before: 'true', after: 'false' }]);
    expect(JSON.stringify(await changes(2))).toContain('[redacted]');
    expect(JSON.stringify(await changes(2))).not.toContain(token);
  });

  it('shows moments as times, and not the advance of a running clock', async () => {
    const world = await mock.world();
    const { control } = world;
    await control.call('PUT /history', { body: { isKept: true } });
    await control.setClock({ now: '2026-11-20T04:00:00.000Z', isFrozen: false, rate: 1000 });
    const token = await world.signIn();
    await call(world, 'POST /api/qrcode/{bankCode}', { token, body: { amount: 250 } });
    const { points } = await control.call('GET /history');
    const changes = async (index: number) =>
      (
        await control.call('GET /history/{pointId}/changes', {
          params: { pointId: String(points[index]?.id) },
        })
      ).changes;
    expect(await changes(1)).toContainEqual({
      path: 'clock.now',
      before: '2026-11-20T03:00:00.000Z',
      after: expect.stringMatching(/^2026-11-2\dT/) as string,
    });
    const called = await changes(3);
    expect(called.map(({ path }) => path)).not.toContain('clock.now');
    expect(called.some(({ path }) => path.startsWith('qrs.'))).toBe(true);
  });

  it('is saved only after a request', async () => {
    const { control } = await mock.world();
    await control.setFlags({ spinActive: false });
    expect(await control.call('GET /history')).toEqual({ isKept: false, isTooLarge: false, points: [] });
    await expect(
      control.call('POST /history/{pointId}/rewind', { params: { pointId: '1' } }),
    ).rejects.toThrow('no point 1 is kept');
    await control.call('PUT /history', { body: { isKept: true } });
    await control.setFlags({ spinActive: true });
    expect((await control.call('GET /history')).points).toHaveLength(2);
    await control.call('PUT /history', { body: { isKept: false } });
    expect(await control.call('GET /history')).toEqual({ isKept: false, isTooLarge: false, points: [] });
  });

  it('is refused for a world that is too large', async () => {
    const { control } = await mock.world();
    const keep = () => control.call('PUT /history', { body: { isKept: true } });
    await keep();
    await control.sendAsAgent('RK-guest', { text: 'x'.repeat(2000) });
    const snapshot = await control.snapshot();
    const [[, room]] = snapshot.fields['chatRooms'] as [[string, { entries: unknown[] }]];
    room.entries = Array.from({ length: 5000 }, () => room.entries[0]);
    await control.loadSnapshot(snapshot);
    const before = await control.call('GET /history');
    expect(before).toMatchObject({ isKept: true, isTooLarge: true });
    await expect(keep()).rejects.toThrow('the world is too large: besides uploads, a point has up to 8 MB');
    expect(await control.call('GET /history')).toEqual(before);
  });

  it('has no point for a verb that was refused, unless something became due', async () => {
    const { control } = await mock.world('a member with two slips in progress');
    await control.call('PUT /history', { body: { isKept: true } });
    const verbs = async () => (await control.call('GET /history')).points.map(({ verb }) => verb);
    const refused = async () => {
      await expect(control.payQr('qr-none')).rejects.toThrow('no QR');
      return verbs();
    };
    expect(await refused()).toEqual(['PUT /history']);
    await control.setClock({ isFrozen: false, rate: 100_000 });
    await expect.poll(refused).toEqual(['PUT /history', 'PUT /clock', null]);
    expect(await refused()).toEqual(['PUT /history', 'PUT /clock', null]);
  });

  it('has a point for a request too malformed for any route', async () => {
    const { control, fetch } = await mock.world();
    await control.call('PUT /history', { body: { isKept: true } });
    await fetch('/api/%ff');
    const [entry] = await control.journal();
    expect(entry).toMatchObject({ call: null, clientViolation: 'the path cannot be decoded' });
    const { points } = await control.call('GET /history');
    expect(points.at(-1)).toMatchObject({ entryId: entry?.id, verb: null });
  });
});

describe('the past of every world', () => {
  /** The base of the worlds' clocks stands still, so that states saved one after the other are equal. */
  const STILL = { now: () => Date.UTC(2026, 0, 1) };
  const keptAll = (mostBytes?: number) => {
    const worlds = createWorlds(STILL, scenarios);
    const first = worlds.open('first');
    const history = new History(worlds, {
      keepsAll: true,
      ...(mostBytes === undefined ? {} : { mostBytes }),
    });
    /** Changes the world as an API call does. */
    const change = (world: typeof first, coin: number) => {
      for (const member of world.members.values()) member.coin = coin;
      worlds.events.emit('changed', world.name, 'POST /api/wallet/transfer');
    };
    const coins = (snapshot: Snapshot | undefined) =>
      (snapshot?.fields['members'] as [string, { coin: number }][])[0]?.[1].coin;
    return { worlds, first, history, change, coins };
  };

  it('begins before the first call, and restarts with a reset', () => {
    const { worlds, first, history, change, coins } = keptAll();
    change(first, 77);
    const [beginning, afterwards] = history.points('first');
    expect(coins(history.snapshot('first', beginning!.id))).toBe(5);
    expect(coins(history.snapshot('first', afterwards!.id))).toBe(77);
    expect(coins(worlds.save(history.rewind(first, beginning!.id)!))).toBe(5);
    expect(history.points('first').map(({ id }) => id)).toEqual([beginning!.id]);

    worlds.reset('first', { scenario: 'a member without coins' });
    worlds.events.emit('changed', 'first', null, { verb: 'PUT /', params: {}, body: null });
    expect(history.points('first').map(({ verb }) => verb)).toEqual(['PUT /']);
    expect(worlds.open('second').name).toBe('second');
    expect(history.points('second')).toHaveLength(1);
  });

  it('names no verb of another world whose effect could not be stored', () => {
    const worlds = createWorlds(STILL, scenarios);
    for (const name of ['first', 'second']) worlds.open(name);
    // The data folder listens before the history does.
    worlds.events.once('changed', () => {
      throw new NotKept('the disk is full');
    });
    const history = new History(worlds, { keepsAll: true });
    const ruled = { verb: 'PUT /flags', params: {}, body: { spinActive: false } };
    expect(() => worlds.events.emit('changed', 'first', null, ruled)).toThrow(NotKept);
    worlds.events.emit('changed', 'second', 'POST /api/login');
    expect(history.points('second').map(({ verb }) => verb)).toEqual([null, null]);
  });

  it('has at most as many points as the journal has entries', () => {
    const { first, history, change } = keptAll();
    for (let turn = 0; turn < MOST_POINTS + 10; turn += 1) change(first, turn);
    expect(history.points('first')).toHaveLength(MOST_POINTS);
  });

  it('drops the oldest points above its limit, and keeps the others complete', () => {
    const { worlds, first, history, change, coins } = keptAll(60_000);
    const second = worlds.open('second');
    for (let turn = 0; turn < 200; turn += 1) change(second, turn);
    expect(history.points('first')).toEqual([]);
    const points = history.points('second');
    expect(points.length).toBeGreaterThan(2);
    expect(points.length).toBeLessThan(200);
    expect(coins(history.snapshot('second', points[0]!.id))).toBe(200 - points.length);
    expect(lettersOf(points)).toBeLessThanOrEqual(60_000);
    expect(history.rewind(second, points[0]!.id)).toBeDefined();
    change(first, 1);
    expect(history.points('first')).toHaveLength(1);
  });

  it('holds what a call leaves unchanged once, and repeats the order of keys', () => {
    const { worlds, first, history, change } = keptAll();
    change(first, 5);
    change(first, 5);
    const [, written, read] = history.points('first');
    for (const [field, rows] of read!.state.lasting) expect(rows).toBe(written!.state.lasting.get(field));
    expect(read!.state.newSize).toBeLessThan(100);

    const [[phone, member] = ['', null]] = first.members;
    first.members.delete(phone);
    if (member) first.members.set(phone, member);
    change(first, 5);
    const reordered = history.points('first').at(-1)!;
    expect(reordered.state.newSize).toBeLessThan(100);
    const members = (id: number) => history.snapshot('first', id)?.fields['members'];
    expect(members(reordered.id)).toEqual(worlds.save(first).fields['members']);
    expect(members(read!.id)).not.toEqual(members(reordered.id));
    const changed = history.difference('first', reordered.id).map(({ field }) => field);
    expect(changed.filter((field) => field !== 'clock')).toEqual(['members']);
  });

  it('takes over the state at a call that only reads, and its time', () => {
    const { worlds, first, history, change } = keptAll();
    change(first, 5);
    for (const member of first.members.values()) member.coin = 6;
    first.clock.advance(60_000);
    worlds.events.emit('changed', 'first', 'GET /api/wallet');
    const [, written, read] = history.points('first');
    expect(read?.state.lasting).toBe(written?.state.lasting);
    expect(history.snapshot('first', read!.id)?.fields['clock']).toEqual(worlds.save(first).fields['clock']);
    worlds.events.emit('changed', 'first', 'PUT /api/account/profile');
    expect(history.difference('first', read!.id + 1).map(({ field }) => field)).toContain('members');
  });

  it('keeps used faults and counted requests at a call that only reads', () => {
    const { worlds, first, history, change } = keptAll();
    change(first, 5);
    first.faults.add({ call: 'GET /api/wallet', kind: 'drop', times: 2 });
    first.requestCounts.set('a caller', { since: 0, count: 1 });
    worlds.events.emit('changed', 'first', 'GET /api/wallet');
    const kept = history.snapshot('first', history.points('first').at(-1)!.id)?.fields;
    const { faults, requestCounts } = worlds.save(first).fields;
    expect(kept).toMatchObject({ faults, requestCounts });
  });

  it('shares equal values of different worlds', () => {
    const { worlds, history } = keptAll();
    worlds.open('second');
    const [one, other] = ['first', 'second'].map((name) => history.points(name)[0]?.state.lasting);
    expect(other?.get('translations')).toBe(one?.get('translations'));
  });

  it('holds a new message of a long chat alone', () => {
    const { worlds, first, history } = keptAll();
    const say = () => {
      sendFromAgent(first, 'RK-1', { message_type: 'text', payload: { message: 'hello' } }, 'agent');
      worlds.events.emit('changed', 'first');
    };
    for (let turn = 0; turn < 3; turn += 1) say();
    const { newSize } = history.points('first').at(-1)!.state;
    for (let turn = 0; turn < 5_000; turn += 1) roomNamed(first, 'RK-1').entries.push(lastMessage(first));
    say();
    say();
    const { id, state } = history.points('first').at(-1)!;
    expect(state.newSize).toBe(newSize);
    expect(state.lasting.get('chatRooms')?.get('RK-1')?.values.length).toBeLessThan(300);
    expect(history.snapshot('first', id)).toEqual(worlds.save(first));
    expect(history.difference('first', id).map(({ field }) => field)).toEqual(['chatRooms']);
  });

  it('goes on in a world of large uploads, whose states share them', () => {
    const { first, history, change, coins } = keptAll();
    const bytes = new Uint8Array(20 * MB);
    const id = storeFile(first, { type: 'image/png', bytes });
    for (const coin of [1, 2]) change(first, coin);
    expect(history.points('first')).toHaveLength(3);
    const [, uploaded, later] = history.points('first');
    expect(coins(history.snapshot('first', later!.id))).toBe(2);
    expect(later!.bytes).toBeLessThan(100_000);
    expect(history.rewind(first, uploaded!.id)?.files.get(id)?.bytes).toHaveLength(bytes.length);
  });

  it('of two worlds with large uploads ends no points of a third', () => {
    const { worlds, first, history, change } = keptAll();
    const upload = (name: string, megabytes: number) => {
      const world = worlds.open(name);
      storeFile(world, { type: 'image/png', bytes: new Uint8Array(megabytes * MB) });
      for (const coin of [1, 2]) change(world, coin);
    };
    for (const coin of [1, 2]) change(first, coin);
    upload('second', 36);
    upload('third', 18);
    expect(['first', 'second', 'third'].map((name) => history.points(name).length)).toEqual([3, 3, 3]);
  });

  it('encodes uploads only for a return, and then shares them', () => {
    const { first, history, change } = keptAll();
    const encoded = vi.spyOn(Buffer.prototype, 'toString');
    onTestFinished(() => encoded.mockRestore());
    const encodings = () => encoded.mock.calls.filter(([kind]) => kind === 'base64').length;
    const id = storeFile(first, { type: 'image/png', bytes: new Uint8Array(1024) });
    const upload = first.files.get(id);
    for (const coin of [1, 2]) change(first, coin);
    expect(encodings()).toBe(0);
    const back = history.rewind(first, history.points('first').at(-2)!.id)!;
    expect(back.files.get(id)).toBe(upload);
    encoded.mockClear();
    for (const coin of [3, 4, 5]) change(back, coin);
    expect(encodings()).toBe(0);
  });

  it('holds deleted uploads up to the bound of a world, and drops its own oldest points above it', () => {
    const { worlds, first, history, change } = keptAll();
    const other = worlds.open('second');
    change(other, 1);
    const bytes = new Uint8Array(30 * MB);
    for (let turn = 0; turn < 3; turn += 1) {
      const id = storeFile(first, { type: 'image/png', bytes });
      change(first, turn);
      first.files.delete(id);
      change(first, turn);
    }
    const held = history.points('first').map(({ state }) => state.files.size);
    expect(held).toEqual([0, 1, 0]);
    expect(history.points('second')).toHaveLength(2);
  });

  it('holds 256 MB of deleted uploads of all worlds', () => {
    const { worlds, history, change } = keptAll();
    // Equal bytes take no memory of their own here.
    const bytes = new Uint8Array(40 * MB);
    const names = Array.from({ length: 7 }, (_, index) => `world-${index}`);
    for (const name of names) {
      const world = worlds.open(name);
      change(world, 1);
      const id = storeFile(world, { type: 'image/png', bytes });
      change(world, 2);
      world.files.delete(id);
      change(world, 3);
    }
    const holds = (name: string) => history.points(name).some(({ state }) => state.files.size > 0);
    expect(names.filter(holds)).toEqual(names.slice(0, 6));
    expect(history.points('world-6').length).toBeGreaterThan(0);
  });

  it('skips a world that is too large to be saved after each call, until it is kept again', () => {
    const { first, history, change } = keptAll();
    first.lookups.notice = 'x'.repeat(9 * MB);
    change(first, 1);
    expect(history.points('first')).toHaveLength(1);
    first.lookups.notice = null;
    change(first, 2);
    expect(history.points('first')).toHaveLength(1);
    expect(history.isTooLarge('first')).toBe(true);
    first.lookups.notice = 'x'.repeat(9 * MB);
    expect(history.start(first)).toBe(false);
    expect([history.isTooLarge('first'), history.points('first').length]).toEqual([true, 1]);
    first.lookups.notice = null;
    expect(history.start(first)).toBe(true);
    expect(history.isTooLarge('first')).toBe(false);
    change(first, 3);
    expect(history.points('first')).toHaveLength(2);
  });

  it('goes on after a return to a point before its world was too large', () => {
    const { first, history, change } = keptAll();
    first.lookups.notice = 'x'.repeat(9 * MB);
    change(first, 1);
    const back = history.rewind(first, history.points('first')[0]!.id)!;
    change(back, 2);
    expect(history.points('first')).toHaveLength(2);
  });
});

describe('a call that only reads', () => {
  it.each(READS)('%s leaves the world as it was', async (key) => {
    const world = await mock.world();
    const { given, input } = examples[key];
    const client = await createClient(world.fetch, world.name, given);
    await client.control.setClock({ isFrozen: true });
    const token = await client.signIn();
    const before = await client.control.snapshot();
    const sent = (await input?.(client)) ?? {};
    expect((await client.call(key, { ...sent, token })).status).toBe(200);
    expect(await client.control.snapshot()).toEqual(before);
  });
});

const lastMessage = (world: World) => roomNamed(world, 'RK-1').entries.values.at(-1)!;

/** The characters of all points; a value that two points share counts once. */
function lettersOf(points: readonly KeptPoint[]): number {
  const values = points.flatMap(({ state: { lasting, passing } }) => [
    ...passing,
    ...[...lasting.values()].flatMap((field) => [...field.values()].flatMap((row) => row.values)),
  ]);
  return [...new Set(values)].reduce((sum, { json }) => sum + json.length, 0);
}
