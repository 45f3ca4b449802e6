import { vi } from 'vitest';

/** The screen answers media queries in this way. `vi.unstubAllGlobals` takes it away. */
export function stubMedia(matches: (query: string) => boolean): void {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: matches(query) }),
  );
}
