import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Hides the page as another tab in front of it does, or shows it again. `vi.restoreAllMocks` undoes it. */
export function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
