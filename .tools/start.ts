// npm start: builds the apps and serves them with the mock until Ctrl-C.
import { buildApps } from './build-apps.ts';
import { PORT_VARIABLES, PortTaken, type Ports, serve } from './serve.ts';

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function portFrom(name: keyof Ports, usual: number): number {
  const text = process.env[PORT_VARIABLES[name]];
  if (text === undefined || text === '') return usual;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    stop(`${PORT_VARIABLES[name]} is not a port: ${text}`);
  return port;
}

const ports = { mock: portFrom('mock', 4000), web: portFrom('web', 4100), kiosk: portFrom('kiosk', 4200) };

// Ctrl-C works from the first moment, during the build too.
let close = () => Promise.resolve();
let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isEnding) return;
    isEnding = true;
    // Whatever still hangs on a connection does not hold the end up.
    setTimeout(() => process.exit(0), 900).unref();
    void close().finally(() => process.exit(0));
  });
}

console.log('Building the apps …');
await buildApps().catch((error: unknown) => {
  stop(`The apps could not be built.\n${error instanceof Error ? error.message : String(error)}`);
});

try {
  const served = await serve(ports);
  close = served.close;
  console.log(`
  Member app        ${served.web}
  Kiosk app         ${served.kiosk}
  Mock and console  ${served.mock}

  Sign in with      0812345678 / 123456   Somchai, a wallet with money
                    0899999999 / 123456   a member with nothing yet
                    02055512345 / 123456  a member of the Laos edition
  One-time code     123456                Promotion code  WELCOME50

  Ctrl-C ends everything.`);
} catch (error) {
  if (error instanceof PortTaken) stop(error.message);
  throw error;
}
