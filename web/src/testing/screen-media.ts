import { onTestFinished, vi } from 'vitest';

/** `vi.unstubAllGlobals` removes the stub. */
export function stubMedia(matches: (query: string) => boolean): void {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: matches(query) }),
  );
}

/** Makes the main pointer a finger or a mouse for scripts in a real browser. `vi.restoreAllMocks` undoes it. */
export function setPointer(pointer: 'coarse' | 'fine'): void {
  const ask = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    ask(query === '(pointer: coarse)' ? (pointer === 'coarse' ? 'all' : 'not all') : query),
  );
}

/** Makes a real browser report this medium or preference to the page until the end of the test. */
export async function emulateMedia(
  name: 'media' | 'forced-colors' | 'prefers-reduced-motion',
  value: string,
): Promise<void> {
  // Tests outside a browser cannot import it.
  const { cdp } = await import('vitest/browser');
  const emulated = name === 'media' ? { media: value } : { features: [{ name, value }] };
  await cdp().send('Emulation.setEmulatedMedia', emulated);
  onTestFinished(
    async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] })),
  );
}
