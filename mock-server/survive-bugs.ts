import { inspect } from 'node:util';
import { DEFAULT_WORLD } from './engine/world-store.ts';
import { noteServerViolation } from './http/answer.ts';
import type { Worlds } from './world/worlds.ts';

/**
 * Keeps the process running after uncaught errors, because testers of many worlds share it. Each is logged and counted as
 * a server violation of the default world, because it cannot be traced to a request or a world.
 */
export function surviveBugs(worlds: Worlds): void {
  const note = (error: unknown) => {
    // The output has no reader any more; writing to it would raise the same error again.
    if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return;
    console.error('Uncaught error:', error);
    const world = worlds.peek(DEFAULT_WORLD);
    if (world) noteServerViolation(world, `uncaught: ${inspect(error, { depth: 0 }).slice(0, LONGEST)}`);
  };
  process.on('uncaughtException', note).on('unhandledRejection', note);
}

const LONGEST = 500;
