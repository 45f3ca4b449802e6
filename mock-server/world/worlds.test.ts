import { describe, expect, it } from 'vitest';
import { emptyEntry } from '../engine/journal-entry.ts';
import { LimitReached } from '../engine/limit-reached.ts';
import { sendFromAgent } from './chat/chat.ts';
import { createQr } from './deposits/qr.ts';
import { createWorlds } from './worlds.ts';
import { scenarios } from '../scenarios/index.ts';

const ENTRY = {
  ...emptyEntry('2026-11-20T03:00:00.000Z'),
  method: 'GET',
  url: '/api/wallet',
  status: 200,
  milliseconds: 1,
};
const HOUR = 60 * 60 * 1000;

function madeWorlds() {
  const base = { time: Date.UTC(2026, 0, 1), now: () => base.time };
  return { base, worlds: createWorlds(base, scenarios) };
}

describe('the worlds', () => {
  it('are created on first use as copies of the demo', () => {
    const { worlds } = madeWorlds();
    const first = worlds.open('a');
    expect(first).toMatchObject({ name: 'a', scenario: 'demo' });
    expect(worlds.open('a')).toBe(first);
    expect(worlds.find('b')).toBeUndefined();
  });

  it.each(['', 'A', '-a', 'a b', '../a', 'ก', 'a'.repeat(65), '__proto__'])('refuse the name %j', (name) => {
    expect(() => madeWorlds().worlds.open(name)).toThrow(RangeError);
  });

  it('do not affect each other', () => {
    const { worlds } = madeWorlds();
    const a = worlds.open('a');
    const b = worlds.open('b');
    const [somchai] = a.members.values();
    createQr(a, somchai!, 'KBANK', 100);
    a.clock.advance(HOUR);
    a.flags.terminated = true;
    expect(b.qrs.size).toBe(0);
    expect(b.clock.now()).toBe(a.clock.now() - HOUR);
    expect(b.flags.terminated).toBe(false);
  });

  it('repeat with the same seed and differ with another', () => {
    const { worlds } = madeWorlds();
    const qrOf = (name: string, seed?: number) => {
      const world = worlds.reset(name, seed === undefined ? {} : { seed });
      const [somchai] = world.members.values();
      return createQr(world, somchai!, 'KBANK', 100);
    };
    expect(qrOf('a', 7)).toEqual(qrOf('b', 7));
    expect(qrOf('a')).not.toEqual(qrOf('b'));
  });

  it('start from an added scenario as it was saved, and frozen if asked', () => {
    const { base, worlds } = madeWorlds();
    worlds.open('a').clock.advance(HOUR);
    worlds.addScenario({ name: 'mine', description: 'an hour on', snapshot: worlds.save(worlds.open('a')) });
    expect(worlds.listScenarios().at(-1)).toEqual({ name: 'mine', description: 'an hour on', isFile: true });
    const running = worlds.reset('b', { scenario: 'mine' });
    const frozenAt = base.time + 5 * HOUR;
    const frozen = worlds.reset('c', { scenario: 'mine', frozenAt });
    base.time += HOUR;
    expect(running.clock.now()).toBe(base.time + HOUR);
    expect(frozen.clock.now()).toBe(frozenAt);
  });

  it('do not hear of the messages of a scenario that replaces them', () => {
    const { worlds } = madeWorlds();
    const heard: string[] = [];
    worlds.events.on('messaging', (name, room) => heard.push(`${name} ${room}`));
    const scenario = 'member who has written to support';
    for (let time = 0; time < 2; time += 1) worlds.reset('a', { scenario });
    expect(worlds.open('a').chatRooms.size).toBe(1);
    expect(heard).toEqual([]);
    sendFromAgent(worlds.open('a'), 'RK-1', { message_type: 'text', payload: { message: 'x' } }, 'agent');
    expect(heard).toEqual(['a RK-1']);
  });

  it('stay unchanged when a reset fails', () => {
    const { worlds } = madeWorlds();
    const world = worlds.open('a');
    expect(() => worlds.reset('a', { scenario: 'no such state' })).toThrow(RangeError);
    expect(() => worlds.reset('a', { frozenAt: -1e15 })).toThrow(RangeError);
    expect(worlds.find('a')).toBe(world);
  });

  it('are forgotten when idle for an hour, but not the demo', () => {
    const { base, worlds } = madeWorlds();
    worlds.open('demo');
    worlds.open('idle');
    worlds.open('busy');
    base.time += HOUR - 1;
    worlds.open('busy');
    base.time += 1;
    worlds.open('new');
    expect(worlds.list().map(({ name }) => name)).toEqual(['demo', 'busy', 'new']);
  });

  it('refuse a new world above the limit, and remove none in use', () => {
    const { base, worlds } = madeWorlds();
    for (let number = 0; number < 2000; number += 1)
      worlds.reset(`w-${number}`, { scenario: 'a member without money' });
    expect(() => worlds.open('one-more')).toThrow(LimitReached);
    expect(() => worlds.open('one-more')).toThrow(
      / remove one, or wait until one has been idle for an hour$/,
    );
    worlds.forgetsIdle = false;
    expect(() => worlds.open('one-more')).toThrow(/ remove one$/);
    worlds.forgetsIdle = true;
    expect(() => worlds.load('one-more', worlds.save(worlds.open('w-0')))).toThrow('2000 worlds are in use');
    expect(worlds.list()).toHaveLength(2000);
    worlds.reset('w-7', { scenario: 'a member without money' });
    base.time += HOUR - 1;
    expect(() => worlds.open('one-more')).toThrow(LimitReached);
    worlds.open('w-0');
    base.time += 1;
    worlds.open('one-more');
    expect(worlds.list().map(({ name }) => name)).toEqual(['w-0', 'one-more']);
  });

  it('refuse to grow when the heap is nearly full, and drop the bodies of journals first', () => {
    const heap = { share: 0 };
    const worlds = createWorlds({ now: () => 1e12 }, scenarios, { heapShare: () => heap.share });
    const world = worlds.open('a');
    world.journal.add({ ...ENTRY, body: '{"kept":1}' });
    heap.share = 0.84;
    expect(worlds.open('b').name).toBe('b');
    heap.share = 0.85;
    expect(() => worlds.open('c')).toThrow('the memory of the mock is full');
    expect(world.journal.bodyBytes).toBe(0);
    expect(worlds.open('a')).toBe(world);
  });
});
