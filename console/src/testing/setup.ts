// Runs before each test file. Files share a worker, and with it the mock.
import { afterEach, vi } from 'vitest';
import { closeConsoles } from './open-console.tsx';

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined;

afterEach(async () => {
  await closeConsoles();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});
