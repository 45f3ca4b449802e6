// npm start: builds the apps and serves them with the mock until Ctrl-C.
import { buildApps } from './build-apps.ts';
import { readEdition } from './edition.ts';
import { readPorts, requireFreePorts } from './ports.ts';
import { serve } from './serve.ts';
import { ToldError } from './told-error.ts';

/** Whatever still hangs on a connection does not hold the end up for longer. */
const END_WITHIN_MS = 900;

let close = () => Promise.resolve();

// Ctrl-C works from the first moment, during the build too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    setTimeout(() => process.exit(0), END_WITHIN_MS).unref();
    void close().finally(() => process.exit(0));
  });
}

try {
  const ports = readPorts(process.env);
  const edition = readEdition(process.env);
  await requireFreePorts(ports);
  await buildApps(() => console.log('Building the apps …'));
  const served = await serve({ ports, edition });
  close = served.close;
  console.log(`
  Member app        ${served.web}
  Kiosk app         ${served.kiosk}
  Mock and console  ${served.mock}

  Sign in with      0812345678  / 123456   Somchai, a wallet with money
                    0899999999  / 123456   a member with nothing yet
                    02055512345 / 123456   a member of the Laos edition
  One-time code     123456                 Promotion code  WELCOME50

  Ctrl-C ends everything.`);
} catch (error) {
  console.error(error instanceof ToldError ? error.message : error);
  process.exit(1);
}
