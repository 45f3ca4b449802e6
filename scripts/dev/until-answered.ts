import { setTimeout as delay } from 'node:timers/promises';
import { UserError } from '../user-error.ts';

const WITHIN_MS = 60_000;

/** Resolves when the URL answers with any response. @throws UserError if nothing answers in time */
export async function untilAnswered(url: string): Promise<void> {
  const giveUpAt = performance.now() + WITHIN_MS;
  while (performance.now() < giveUpAt) {
    try {
      await (await fetch(url)).body?.cancel();
      return;
    } catch {
      await delay(150);
    }
  }
  throw new UserError(`${url} does not answer after ${WITHIN_MS / 1000} s.`);
}
