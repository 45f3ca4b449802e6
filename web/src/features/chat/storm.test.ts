import { expect, it, vi } from 'vitest';
import { runStorm } from '../../testing/chat-storm/storm.ts';

it('the chat loses and doubles nothing in a storm (C1) (C2)', async () => {
  // A failed wallet call is logged.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { violations, written, answered } = await runStorm({ seed: 7, messages: 12 });
  expect([written, answered]).toEqual([12, 12]);
  expect(violations).toEqual([]);
});
