import { expect, it } from 'vitest';
import { createMemoryStore } from '../../../platform/stores.ts';
import { guestIdOf } from './guest-id.ts';

it('gives each guest an own id, and keeps it [1.05] [3.31]', () => {
  const guests = [createMemoryStore(), createMemoryStore()];
  const ids = guests.map(guestIdOf);
  expect(new Set(ids).size).toBe(2);
  expect(guests.map(guestIdOf)).toEqual(ids);
  // A damaged id is none.
  const [damaged] = guests;
  damaged?.set('guest-id', `${ids[0]}0`);
  expect(damaged && guestIdOf(damaged)).toMatch(/^guest-[0-9a-f]{32}$/);
});
