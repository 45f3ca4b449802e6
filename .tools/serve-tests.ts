// For the end-to-end tests: the built apps and the mock on free ports, told in one line of JSON, until the parent ends.
import { buildApps } from './build-apps.ts';
import { serve } from './serve.ts';

await buildApps();
const { close, ...addresses } = await serve({
  ports: { mock: 0, web: 0, kiosk: 0 },
  // A name that is kept free for tests: nothing is ever found there, only what a test puts in its place.
  laos: { port: 0, mediaHosts: ['https://media.test'] },
});
console.log(JSON.stringify(addresses));
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
  process.on(event, () => void close().finally(() => process.exit(0)));
}
