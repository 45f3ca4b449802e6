import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Screens and texts load lazily; on a busy machine the first of them takes more than the usual second.
configure({ asyncUtilTimeout: 8_000 });

// A message on the console that no test expects is a fault.
let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      complaints.push(parts.map(String).join(' '));
    });
  }
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  expect(complaints, 'console.error and console.warn').toEqual([]);
});

/** Takes the console messages so far as expected by the test. */
export function takeComplaints(): string[] {
  const taken = complaints;
  complaints = [];
  return taken;
}
