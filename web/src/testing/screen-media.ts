import { vi } from 'vitest';

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
