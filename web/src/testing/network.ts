import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Makes the browser lose its network, or get it back. */
export function switchNetwork(state: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  act(() => void window.dispatchEvent(new Event(state)));
}
