import { describe, expect, it } from 'vitest';
import { memberWithABonusAndSlips } from '../scenarios/member-with-a-bonus-and-slips.ts';
import { madeWorld } from '../test/made-world.ts';
import { createWorldEvents } from './events.ts';
import { keepFile } from '../files/world-files.ts';
import { loadWorld, saveWorld } from './snapshot.ts';
import { spin } from '../world/rewards/spin.ts';
import type { World } from '../world/world.ts';

const parts = { clock: { now: () => Date.UTC(2030, 0) }, events: createWorldEvents() };
const copy = (world: World) => loadWorld(JSON.parse(JSON.stringify(saveWorld(world))), 'copy', parts);

describe('a snapshot', () => {
  it.each([
    'demo',
    memberWithABonusAndSlips.name,
    'a member with slips of every kind',
    'a member with coupons',
  ])('of "%s" loads as the same world, which goes on alike', (scenario) => {
    const world = madeWorld(scenario);
    keepFile(world, { type: 'image/png', bytes: new Uint8Array([1, 2, 255]) });
    const loaded = copy(world);
    expect(saveWorld(loaded)).toEqual(saveWorld(world));
    expect(loaded.clock.now()).toBe(world.clock.now());
    expect(loaded.random.text(20)).toBe(world.random.text(20));
    for (const [one, other] of [...world.members.values()].map((member) => [
      member,
      loaded.members.get(member.id),
    ])) {
      if (!one || !other) throw new Error('a member is gone');
      one.coin = other.coin = 3;
      expect(spin(loaded, other)).toEqual(spin(world, one));
    }
    expect(saveWorld(loaded)).toEqual(saveWorld(world));
  });

  it('keeps odd keys as they are', () => {
    const world = madeWorld();
    world.chatRooms.set('RK-1', {
      entries: [{ message: { message_type: 'sticker', payload: { $map: 1, $x: [{ $set: [] }] } } } as never],
      session: 1,
      readByCustomer: 0,
      readByDesk: 0,
    });
    expect(copy(world).chatRooms).toEqual(world.chatRooms);
  });

  it.each([
    ['nothing', null],
    ['a text', 'x'],
    ['another version', { version: 1 }],
    ['a part', { version: 2, scenario: 'demo', seed: 1, fields: {} }],
  ])('is refused when it is none: %s', (_name, snapshot) => {
    expect(() => loadWorld(snapshot, 'copy', parts)).toThrow(RangeError);
  });

  it('is refused when it is damaged: of another kind, reaching for prototypes, or with money made', () => {
    const damage = (field: string, value: unknown) => {
      const snapshot = JSON.parse(JSON.stringify(saveWorld(madeWorld()))) as {
        fields: Record<string, unknown>;
      };
      snapshot.fields[field] = value;
      return () => loadWorld(snapshot, 'copy', parts);
    };
    expect(damage('members', [])).toThrow('members is of another kind');
    expect(damage('members', { $map: [[1, {}]] })).toThrow('a pair is none');
    expect(damage('flags', JSON.parse('{"__proto__":{"terminated":true}}'))).toThrow('prototypes');
    expect(damage('ledger', { balances: [['wallet:100001', 5]], movements: [] })).toThrow('do not balance');
    expect(damage('clock', { now: 5, isFrozen: true, rate: 1 })).toThrow('between 1980');
    expect(damage('ledger', 7)).toThrow('not a snapshot');
  });
});
