import { setTimeout as delay } from 'node:timers/promises';
import { UserError } from '../user-error.ts';

const WITHIN_MS = 60_000;

/** Resolves when something answers at the address, whatever it says. @throws UserError when nothing does in time */
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
  throw new UserError(`Nothing answers at ${url} after ${WITHIN_MS / 1000} s.`);
}
