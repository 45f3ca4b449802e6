import { act } from '@testing-library/react';
import { vi } from 'vitest';

export function switchNetwork(state: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  act(() => void window.dispatchEvent(new Event(state)));
}
