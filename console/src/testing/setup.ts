// Runs before each test file. Files share a worker and its mock.
import { afterEach, vi } from 'vitest';
import { closeConsoles } from './open-console.tsx';

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

afterEach(async () => {
  await closeConsoles();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});
