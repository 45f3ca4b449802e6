// Runs before each test file. Files share a worker, and what is imported here is loaded once in it.
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { collectComplaints, takeComplaints } from './complaints.ts';
import { clearWorlds } from './shared-mock.ts';
import { stopClocks } from './test-clock.ts';
import './computed-style.ts';
import './owner-stacks.ts';
import './testing-library.ts';

// jsdom draws nothing and complains about being asked to.
HTMLCanvasElement.prototype.getContext = () => null;

// Node's own reaches into the test files of other threads. A test about other pages brings a channel of its own.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');

beforeEach(collectComplaints);

afterEach(() => {
  cleanup();
  stopClocks();
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  expect(takeComplaints(), 'console.error and console.warn').toEqual([]);
});

afterAll(clearWorlds);
