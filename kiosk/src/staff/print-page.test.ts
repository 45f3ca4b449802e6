import { describe, expect, it, vi } from 'vitest';
import { printPage } from './print-page.ts';

function withPrinter(state: string, waiting = 0) {
  const print = vi.fn();
  const fetch = () => Promise.resolve(Response.json({ state, waiting, last: 7 }));
  return { print, fetch, performance };
}

describe('printing on the service pages (K12)', () => {
  it('prints once when the printer is ready, and measures how long the page stood still', async () => {
    const window = withPrinter('ready');
    expect(await printPage(window)).toHaveProperty('tookMs');
    expect(window.print).toHaveBeenCalledOnce();
  });

  it.each([
    ['unknown', 0],
    ['offline', 0],
    ['ready', 1],
  ])('prints nothing on a printer that is %s with %i slips waiting, and says so', async (state, waiting) => {
    const window = withPrinter(state, waiting);
    expect(await printPage(window)).toEqual({ state, waiting, last: 7 });
    expect(window.print).not.toHaveBeenCalled();
  });
});
