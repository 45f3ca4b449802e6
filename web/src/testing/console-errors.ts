// Not in setup.ts, which no test imports: so the type checker finds these matchers before those of the browser tests.
import '@testing-library/jest-dom/vitest';
import { vi } from 'vitest';

// A console message that no test expects is an error.
let errors: string[] = [];

export function collectConsoleErrors(): void {
  errors = [];
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      errors.push(parts.map(String).join(' '));
    });
  }
}

/** Returns the console messages so far and marks them as expected. */
export function takeConsoleErrors(): string[] {
  const taken = errors;
  errors = [];
  return taken;
}
