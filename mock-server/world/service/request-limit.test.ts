import { describe, expect, it } from 'vitest';
import { madeWorld } from '../../test/made-world.ts';
import { countRequest } from './request-limit.ts';

describe('the request limit', () => {
  it('counts no calls unless it is set', () => {
    const world = madeWorld();
    for (let time = 0; time < 1000; time += 1) countRequest(world, 'a');
    expect(world.requestCounts.size).toBe(0);
  });

  it('counts each caller by the minute of their first call [8.02]', () => {
    const world = madeWorld();
    world.flags.requestsPerMinute = 2;
    countRequest(world, 'a');
    world.clock.advance(30_000);
    countRequest(world, 'a');
    expect(() => countRequest(world, 'a')).toThrow(/^REQUEST_LIMIT$/);
    expect(() => countRequest(world, 'b')).not.toThrow();
    world.clock.advance(29_999);
    expect(() => countRequest(world, 'a')).toThrow(/^REQUEST_LIMIT$/);
    world.clock.advance(1);
    expect(() => countRequest(world, 'a')).not.toThrow();
  });

  it('forgets callers whose minute is over', () => {
    const world = madeWorld();
    world.flags.requestsPerMinute = 2;
    for (let caller = 0; caller < 1000; caller += 1) countRequest(world, `token-${caller}`);
    world.clock.advance(60_000);
    countRequest(world, 'last');
    expect([...world.requestCounts.keys()]).toEqual(['last']);
  });
});
