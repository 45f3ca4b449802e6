// For the end-to-end tests: the built apps and the mock on free ports, told in one line of JSON, until the parent ends.
import { buildApps } from './build-apps.ts';
import { serve } from './serve.ts';

await buildApps();
const { close, ...addresses } = await serve({ ports: { mock: 0, web: 0, kiosk: 0 }, laosPort: 0 });
console.log(JSON.stringify(addresses));
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
  process.on(event, () => void close().finally(() => process.exit(0)));
}
