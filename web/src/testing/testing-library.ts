// Configures Testing Library once per worker, because it wraps the earlier configuration.
import { configure, getConfig, prettyDOM } from '@testing-library/react';
import { runClocks } from './test-clock.ts';

// Screens and texts load lazily; on a busy machine the first ones need far more than the default second. `npm run drill:mutants`
// waits less while the machine is idle, because it makes hundreds of tests wait in vain.
const WAIT_MS = Number(process.env['DRILL_WAIT_MS'] ?? 20_000);
const { asyncWrapper } = getConfig();
configure({ asyncUtilTimeout: WAIT_MS, getElementError: lazyElementError, asyncWrapper: withEffects });

/** The real function, even when a test fakes timers. */
const nextTask = globalThis.setImmediate;

/**
 * A new screen receives no state updates before its effects run, a task or two later. A member never types that early; a test
 * on a busy machine would.
 */
function withEffects<T>(callback: () => Promise<T>): Promise<T> {
  return asyncWrapper(async () => {
    const result = await withClocks(callback);
    for (let task = 0; task < 3; task += 1) await new Promise<void>((resolve) => nextTask(resolve));
    return result;
  });
}

async function withClocks<T>(callback: () => Promise<T>): Promise<T> {
  const stopClocks = runClocks();
  try {
    return await callback();
  } finally {
    await stopClocks();
  }
}

/**
 * The message of a failed query, with the document. A waiting query fails many times, and printing the document each time takes
 * longer than everything else, so it is printed only when the message is read.
 */
function lazyElementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Object.defineProperty(error, 'message', {
    // `waitFor` replaces the message in the end.
    configurable: true,
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
  });
  return error;
}
