import { vi } from 'vitest';

/** `vi.unstubAllGlobals` removes the stub. */
export function stubMedia(matches: (query: string) => boolean): void {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: matches(query) }),
  );
}
