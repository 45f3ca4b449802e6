// npm start: builds the apps and serves them with the mock until Ctrl-C.
import { readCommandLine } from 'mock-server/command-line';
import { readEnvironment } from './environment.ts';
import { banner } from './serve/banner.ts';
import { buildApps } from './serve/build-apps.ts';
import { requireFreePorts } from './serve/ports.ts';
import { serve } from './serve/serve.ts';
import { UserError } from './user-error.ts';

/** An open connection delays the exit by at most this time. */
const END_WITHIN_MS = 900;

readCommandLine({ command: 'npm start' });

let close = () => Promise.resolve();

// Ctrl-C works from the first moment, during the build too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    setTimeout(() => process.exit(0), END_WITHIN_MS).unref();
    void close().finally(() => process.exit(0));
  });
}

try {
  const environment = readEnvironment(process.env);
  await requireFreePorts(environment.ports);
  await buildApps(() => console.log('Building the apps …'));
  const served = await serve(environment);
  close = served.close;
  console.log(`${banner(served)}\n  Ctrl-C ends everything.`);
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
}
