// For the end-to-end tests: serves the built apps and the mock on free ports, and prints their addresses as one line of
// JSON, until the parent ends. Ignores the machine's environment variables.
import { anyPorts } from './environment.ts';
import { buildApps } from './serve/build-apps.ts';
import { closeWithParent } from './serve/close-with-parent.ts';
import { serve } from './serve/serve.ts';

await buildApps();
const { close, ...addresses } = await serve(
  anyPorts(),
  // `.test` is a reserved domain: it resolves to nothing unless a test intercepts it.
  { mediaHosts: ['https://media.test'] },
);
console.log(JSON.stringify(addresses));
closeWithParent(close);
