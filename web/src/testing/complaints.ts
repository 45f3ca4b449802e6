// Here rather than in setup.ts, which no test imports: so the type checker takes these matchers before those of the browser tests.
import '@testing-library/jest-dom/vitest';
import { vi } from 'vitest';

// A message on the console that no test expects is a fault.
let complaints: string[] = [];

export function collectComplaints(): void {
  complaints = [];
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      complaints.push(parts.map(String).join(' '));
    });
  }
}

/** Takes the console messages so far as expected by the test. */
export function takeComplaints(): string[] {
  const taken = complaints;
  complaints = [];
  return taken;
}
