// For the end-to-end tests: serves the built apps and the mock on free ports, and prints their addresses as one line of
// JSON, until the parent ends. The environment of the machine has no say here.
import { readEnvironment } from './environment.ts';
import { buildApps } from './serve/build-apps.ts';
import { serve } from './serve/serve.ts';

await buildApps();
const { close, ...addresses } = await serve(
  readEnvironment({ MOCK_PORT: '0', WEB_PORT: '0', KIOSK_PORT: '0' }),
  // `.test` is reserved for tests: nothing is ever found there, only what a test puts in its place.
  { mediaHosts: ['https://media.test'] },
);
console.log(JSON.stringify(addresses));
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
  process.on(event, () => void close().finally(() => process.exit(0)));
}
