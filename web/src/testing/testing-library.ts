// Configures Testing Library: once in a worker, for this wraps what was configured before.
import { configure, getConfig, prettyDOM } from '@testing-library/react';
import { runClocks } from './test-clock.ts';

// Screens and texts load lazily; on a busy machine the first of them takes more than the usual second.
const { asyncWrapper } = getConfig();
configure({ asyncUtilTimeout: 8_000, getElementError: lazyElementError, asyncWrapper: withEffects });

/** The real one, whatever a test does to its timers. */
const nextTask = globalThis.setImmediate;

/**
 * A screen that has just come into the document hears of no state before its effects have run, a task or two later. No
 * member types in between; a test on a busy machine would.
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
 * What was not found, with the document. A query that waits fails many times before it succeeds, and printing the document
 * each time takes longer than all the rest: it is printed when someone reads the message.
 */
function lazyElementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Object.defineProperty(error, 'message', {
    // What waits puts its own message there in the end.
    configurable: true,
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
  });
  return error;
}
