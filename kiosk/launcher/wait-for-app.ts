import type { Clock } from './supervise.ts';

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 5000;

export interface WaitOptions {
  /** Whether the app's page answers. */
  answers(url: string): Promise<boolean>;
  stop: AbortSignal;
  clock: Clock;
  say(line: string): void;
}

/**
 * Waits until the app answers, for as long as it takes: a kiosk is often up before its server, and nobody stands beside
 * it to start it again. Says once what it waits for.
 */
export async function waitForApp(url: string, { answers, stop, clock, say }: WaitOptions): Promise<void> {
  let pause = FIRST_PAUSE;
  while (!stop.aborted && !(await answers(url))) {
    if (pause === FIRST_PAUSE) say(`Nothing answers at ${url} yet: run \`npm start\` first. Waiting for it.`);
    await clock.sleep(pause, stop);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }
}

/** Asks for the page once; a server that answers with an error is not there yet. */
export async function pageAnswers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(3000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
