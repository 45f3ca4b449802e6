// Runs before each test file. Files share a worker, which loads these imports once.
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { collectConsoleErrors, takeConsoleErrors } from './console-errors.ts';
import { clearWorlds } from './shared-mock.ts';
import { stopClocks } from './test-clock.ts';
import './computed-style.ts';
import './owner-stacks.ts';
import './testing-library.ts';

// jsdom has no canvas and logs an error when asked for one.
HTMLCanvasElement.prototype.getContext = () => null;

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};

// Nor fonts, so none ever arrives.
const fonts = Object.assign(new EventTarget(), { load: () => new Promise(() => {}) });
Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });

// Node's own channel reaches test files in other threads. Tests with several pages use their own.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');

beforeEach(collectConsoleErrors);

afterEach(() => {
  cleanup();
  stopClocks();
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  window.name = '';
  expect(takeConsoleErrors(), 'console.error and console.warn').toEqual([]);
});

afterAll(clearWorlds);
