import { vi } from 'vitest';

/** Makes the main pointer a finger or a mouse for media queries of scripts. `vi.restoreAllMocks` undoes it. */
export function setPointer(pointer: 'coarse' | 'fine'): void {
  const ask = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    ask(query === '(pointer: coarse)' ? (pointer === 'coarse' ? 'all' : 'not all') : query),
  );
}
