import { describe, expect, it } from 'vitest';
import { satang } from 'contracts/rules';
import { createWorldEvents } from '../engine/events.ts';
import { LongList } from '../engine/long-list.ts';
import { storeFile } from '../engine/stored-files.ts';
import type { Snapshot } from '../engine/snapshot.ts';
import { scenarios } from '../scenarios/index.ts';
import { madeWorld } from '../test/made-world.ts';
import type { RoomMessage } from './chat/chat.ts';
import { createQr } from './deposits/qr.ts';
import { spin } from './rewards/spin.ts';
import { send } from './wallet/withdrawals.ts';
import { SNAPSHOT_VERSION, worldSnapshots, type World } from './world.ts';

const parts = { clock: { now: () => Date.UTC(2030, 0) }, events: createWorldEvents() };
const json = (world: World) => JSON.parse(JSON.stringify(worldSnapshots.save(world))) as Snapshot;
const load = (snapshot: unknown) => worldSnapshots.load(snapshot, 'copy', parts);

/** A snapshot of the demo with some fields replaced. */
function damaged(fields: Record<string, unknown>): unknown {
  const snapshot = json(madeWorld());
  return { ...snapshot, fields: { ...snapshot.fields, ...fields } };
}

/** A snapshot with a value replaced at a path. */
function changed(path: string, value: unknown, scenario = 'demo'): unknown {
  const snapshot = json(madeWorld(scenario));
  const keys = path.split('/').slice(1);
  const last = keys.pop() ?? '';
  const parent = keys.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], snapshot);
  (parent as Record<string, unknown>)[last] = value;
  return snapshot;
}

describe('a snapshot', () => {
  it.each([...scenarios.keys()])('of "%s" loads as an equal world', (scenario) => {
    const world = madeWorld(scenario);
    storeFile(world, { type: 'image/png', bytes: new Uint8Array([1, 2, 255]) });
    world.faults.add({ call: '*', kind: 'latency', milliseconds: 5, times: 'always', probability: 0 });
    const loaded = load(json(world));
    expect(json(loaded)).toEqual(json(world));
    expect(loaded.clock.now()).toBe(world.clock.now());
    expect(loaded.random.text(20)).toBe(world.random.text(20));
    for (const one of world.members.values()) {
      const other = loaded.members.get(one.id);
      if (!other) throw new Error('a member is gone');
      one.coin = other.coin = 3;
      expect(spin(loaded, other)).toEqual(spin(world, one));
    }
    expect(json(loaded)).toEqual(json(world));
  });

  it('shares no data with its worlds', () => {
    const world = madeWorld();
    const snapshot = worldSnapshots.save(world);
    const [one, other] = [load(snapshot), load(snapshot)];
    one.flags.terminated = true;
    for (const member of one.members.values()) member.name = 'changed';
    expect(other.flags.terminated || world.flags.terminated).toBe(false);
    expect(json(other)).toEqual(json(world));
  });

  it('keeps odd keys as they are', () => {
    const world = madeWorld();
    world.chatRooms.set('RK-1', {
      entries: new LongList<RoomMessage>([
        {
          sender: 'agent',
          message: {
            message_type: 'sticker',
            payload: { $map: 1, toString: [{ $set: [] }], constructor: { prototype: { x: 1 } } },
          },
          createdAt: '2026-11-20T03:00:00.000Z',
          session_id: null,
          userId: null,
          guestId: null,
          username: null,
          name: null,
          deviceToken: null,
        },
      ]),
      session: 1,
      readByCustomer: 0,
      readByAgent: 0,
      received: [],
    });
    expect(load(json(world)).chatRooms).toEqual(world.chatRooms);
  });

  it.each([
    ['nothing', null, '/ must be object'],
    ['a text', 'x', '/ must be object'],
    ['a list', [], '/ must be object'],
    ['an object with a broken toString', { toString: 1 }, '/ must have required properties'],
    [
      'another version',
      { ...json(madeWorld()), version: SNAPSHOT_VERSION - 1 },
      `/version is ${SNAPSHOT_VERSION - 1}: another version of the mock saved it, and this one reads ${SNAPSHOT_VERSION}`,
    ],
    ['a part', { ...json(madeWorld()), fields: {} }, '/fields must have required properties'],
    ['more than a snapshot', { ...json(madeWorld()), more: 1 }, 'more'],
  ])('is refused when it is no snapshot: %s', (_name, snapshot, message) => {
    expect(() => load(snapshot)).toThrow(RangeError);
    expect(() => load(snapshot)).toThrow(message);
  });

  it.each<[path: string, value: unknown]>([
    ['/scenario', 1],
    ['/seed', 1.5],
    ['/fields/clock/now', 5],
    ['/fields/clock/rate', 0],
    ['/fields/random', -1],
    ['/fields/members', {}],
    ['/fields/members/0/0', 7],
    ['/fields/members/0/1', { toString: 1 }],
    ['/fields/members/0/1/coin', '5'],
    ['/fields/members/0/1/currency', 'USD'],
    ['/fields/members/0/1/games/0/1/shown', 0.5],
    ['/fields/members/0/1/games/0/1/username', 'x'.repeat(65)],
    ['/fields/members/0/1/games/0/1/password', 'x'.repeat(65)],
    ['/fields/members/0/1/bankAccount/bankCode', null],
    ['/fields/flags/terminated', 'yes'],
    ['/fields/lookups/contact', []],
    ['/fields/slipHours/closedFrom', '25:00'],
    ['/fields/statement/0/1/0/at', 1e300],
    ['/fields/statement/0/1/0/amount', null],
    ['/fields/withdrawals/0/1/status', 'LOST'],
    ['/fields/outages', ['nothing']],
    ['/fields/depositOptions/banks/0/mode', 'MAGIC'],
    ['/fields/ledger', 7],
    ['/fields/ledger/movements/0/postings/0/account', 'nobody'],
    ['/fields/wheel/slices/0/weight', -1],
    ['/fields/files', [['f-1', { type: 'image/png', bytes: '*', at: 0 }]]],
    ['/fields/faults/faults', [{ id: 1, kind: 'hang', call: 'GET /nowhere', times: 1 }]],
    ['/fields/chatConnection/lose', -1],
  ])('is refused by the path of a wrong value: %s', (path, value) => {
    expect(() => load(changed(path, value))).toThrow(RangeError);
    expect(() => load(changed(path, value))).toThrow(`snapshot: ${path}`);
  });

  it.each(['', 'x'.repeat(513)])('is refused with a QR of which no picture can be made', (payload) => {
    const world = madeWorld('a member with money');
    const [member] = world.members.values();
    createQr(world, member!, 'KBANK', 100);
    const snapshot = json(world);
    Object.assign((snapshot.fields['qrs'] as [string, object][])[0]![1], { payload });
    expect(() => load(snapshot)).toThrow('snapshot: /fields/qrs/0/1/payload');
  });

  it.each(['members', 'phones', 'statement', 'withdrawals', 'pendingWithdrawals', 'members/0/1/games'])(
    'is refused when a key appears twice, because one of the two would be lost: %s',
    (path) => {
      const snapshot = json(madeWorld());
      const list = path
        .split('/')
        .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], snapshot.fields) as unknown[];
      list.push(list[0]);
      const key = String(Array.isArray(list[0]) ? list[0][0] : list[0]);
      const reason = path.startsWith('pending') ? '' : ` has "${key}" twice`;
      expect(() => load(snapshot)).toThrow(`snapshot: /fields/${path}${reason}`);
    },
  );

  it.each(['bonuses', 'promotions', 'otherGames', 'wheel/slices', 'lookups/sources'])(
    'is refused when a code appears twice, because the second could never be addressed: %s',
    (path) => {
      const world = madeWorld();
      world.otherGames.push({ code: 'ODD', name: 'Odd', category: 'slot', unitsPerBaht: 1 });
      const snapshot = json(world);
      const list = path
        .split('/')
        .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], snapshot.fields) as {
        code: string;
      }[];
      list.push({ ...list[0]!, code: 'ANOTHER' });
      expect(() => load(snapshot)).not.toThrow();
      list.push(list[0]!);
      expect(() => load(snapshot)).toThrow(`snapshot: /fields/${path} has the code "${list[0]!.code}" twice`);
    },
  );

  it.each<[path: string, value: string, reason: string]>([
    ['/fields/members/0/0', '7', 'the member 7 has the id 100001'],
    ['/fields/members/0/1/phone', '0811111111', 'the phone 0811111111 is not that of the member 100001'],
    ['/fields/phones/0/1', '100002', 'the phone 0812345678 is not that of the member 100001'],
  ])('is refused when no call could find a member: %s', (path, value, reason) => {
    expect(() => load(changed(path, value))).toThrow(`snapshot: ${reason}`);
  });

  it.each<[string, (world: World) => void, reason: string]>([
    [
      'a slip is decided',
      (world) => {
        for (const slip of world.slips.values()) slip.status = 'SUCCESS';
      },
      'which is no pending slip',
    ],
    ['a slip is missing', (world) => world.slips.clear(), 'which is no pending slip'],
    [
      'a withdrawal is done',
      (world) => {
        for (const withdrawal of world.withdrawals.values()) withdrawal.status = 'SUCCESS';
      },
      'which is no pending withdrawal',
    ],
    [
      'a withdrawal is of nothing',
      (world) => {
        for (const withdrawal of world.withdrawals.values()) withdrawal.amount = satang(0);
      },
      'which is no pending withdrawal',
    ],
    [
      'more than one baht is withdrawn of one that is held',
      (world) => {
        for (const withdrawal of world.withdrawals.values()) withdrawal.amount = satang(101);
      },
      'the ledger holds less for the member 100001 than the pending withdrawals',
    ],
  ])('is refused when its jobs could never end: %s', (_what, damage, reason) => {
    const world = madeWorld('a member with an active bonus and two slips in progress');
    const member = [...world.members.values()][0]!;
    send(world, member, satang(100));
    expect(() => load(json(world))).not.toThrow();
    damage(world);
    expect(() => load(json(world))).toThrow(reason);
  });

  it('is refused when a new member would take the place of one', () => {
    const world = madeWorld('a member with money');
    expect(() => load(json(world))).not.toThrow();
    world.lastIds.member -= 1;
    expect(() => load(json(world))).toThrow('snapshot: lastIds.member is below the id of the member 100001');
  });

  it('is refused with a key __proto__ at any depth', () => {
    const hostile = JSON.parse('{"a":[{"__proto__":{"terminated":true}}]}') as unknown;
    const path = '/fields/flags/a/0/__proto__';
    expect(() => load(damaged({ flags: hostile }))).toThrow(`snapshot: ${path} is a forbidden key`);
    expect(({} as Record<string, unknown>)['terminated']).toBeUndefined();
  });

  it('is refused when it is nested too deeply', () => {
    const hostile = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) as unknown;
    expect(() => load(hostile)).toThrow('nested too deeply');
    expect(() => load(damaged({ chatRooms: hostile }))).toThrow('snapshot: /fields/chatRooms');
  });

  it('is refused when its books do not balance', () => {
    expect(() => load(damaged({ ledger: { balances: [['wallet:100001', 5]], movements: [] } }))).toThrow(
      'do not balance',
    );
    expect(() =>
      load(
        damaged({
          ledger: {
            balances: [
              ['wallet:1', 5],
              ['outside:x', -5],
            ],
            movements: [],
          },
        }),
      ),
    ).toThrow('not what was moved');
  });
});
