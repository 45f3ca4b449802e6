import { expect, it, onTestFinished, vi } from 'vitest';
import { shows } from '../testing/hands.ts';
import { openConsole } from '../testing/open-console.tsx';
import { command } from '../testing/palette.ts';

it('an error stays for 9 seconds, a success for 3', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timers.mockRestore());
  const holds = (key: string) =>
    key === 'POST /faults' ? Promise.reject(new TypeError('Failed to fetch')) : undefined;
  await openConsole('guide', { holds });
  const waits = () => timers.mock.calls.map(([, ms]) => ms).filter((ms) => ms === 9_000 || ms === 3_000);
  await command('No network');
  await shows('The mock does not answer.');
  expect(new Set(waits())).toEqual(new Set([9_000]));
  timers.mockClear();
  await command('Remove all faults');
  await shows('Done: Remove all faults');
  expect(waits()).toContain(3_000);
});
