// Not in setup.ts, which no test imports: so the type checker finds these matchers before those of the browser tests.
import '@testing-library/jest-dom/vitest';
import { vi } from 'vitest';

// A console message that no test expects is an error.
let errors: string[] = [];

export function collectConsoleErrors(): void {
  errors = [];
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      const message = parts.map(String).join(' ');
      // The router warns, in development only, of an address for which the app has its own page. [2.09]
      if (!message.startsWith('No routes matched location')) errors.push(message);
    });
  }
}

/** Returns the console messages so far and marks them as expected. */
export function takeConsoleErrors(): string[] {
  const taken = errors;
  errors = [];
  return taken;
}
