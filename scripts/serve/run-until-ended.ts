import { readCommandLine } from 'command-line';
import { readEnvironment } from '../environment.ts';
import { banner } from './banner.ts';
import { buildApps } from './build-apps.ts';
import { endWithNpm } from './end-with-npm.ts';
import { requireFreePorts } from './ports.ts';
import { serve } from './serve.ts';
import { reportError } from '../user-error.ts';

/** An open connection delays the exit by at most this time. */
const END_WITHIN_MS = 900;

/** Builds the apps and serves them with the mock until Ctrl-C. A failed start ends the process with status 1. */
export async function runUntilEnded(): Promise<void> {
  readCommandLine({ command: 'npm start' });

  let close = () => Promise.resolve();

  // Ctrl-C works from the first moment, during the build too.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(0), END_WITHIN_MS).unref();
      void close().finally(() => process.exit(0));
    });
  }
  endWithNpm();

  try {
    const environment = readEnvironment(process.env);
    await requireFreePorts(environment.ports);
    await buildApps(() => console.log('Building the apps …'));
    const served = await serve(environment);
    close = served.close;
    console.log(`${banner(served)}\n  Ctrl-C ends everything.`);
  } catch (error) {
    reportError(error);
    process.exit(1);
  }
}
