import { expect, it } from 'vitest';
import { createMemoryStore } from '../../../platform/stores.ts';
import { guestIdOf } from './guest-id.ts';

it('gives each guest an own id, and keeps it [1.05] [3.31]', () => {
  const guests = [createMemoryStore(), createMemoryStore()];
  const ids = guests.map(guestIdOf);
  expect(new Set(ids).size).toBe(2);
  expect(guests.map(guestIdOf)).toEqual(ids);
});
