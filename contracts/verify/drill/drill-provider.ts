import { join } from 'node:path';
import { startMockProcess } from '../../../mock-server/client/mock-process.ts';
import { readPacts, type PactFile } from '../pact-files.ts';
import { mockProvider } from '../provider/mock-provider.ts';
import { drillProvider, type Drill } from './provider-drift.ts';
import { drillSocket } from './socket-drift.ts';
import { isUnfixed, isUnordered } from './unspecified.ts';

const files = readPacts(join(import.meta.dirname, '../../pacts'));
const pactWith = (provider: string) => files.find(({ pact }) => pact.provider.name === provider) as PactFile;
const mock = await startMockProcess();
const provider = mockProvider(mock.url);
try {
  printDrill('socket', await drillSocket(provider, pactWith('wallet-chat')));
  printDrill('provider', await drillProvider(provider, pactWith('wallet-api')));
} finally {
  await mock.end();
}

function printDrill(what: string, { caught, total, survivors }: Drill): void {
  const missed = survivors.filter((name) => !isUnordered(name) && !isUnfixed(name));
  for (const survivor of missed) console.error(`survived: ${survivor}`);
  const [reversals, figures] = [isUnordered, isUnfixed].map(
    (isAllowed) => survivors.filter(isAllowed).length,
  );
  const note =
    survivors.length === missed.length
      ? ''
      : `, ${reversals} reversals of lists with unspecified order, ${figures} of figures that no state fixes`;
  console.error(`${what}: ${caught}/${total} drifts caught${note}`);
  if (missed.length > 0) process.exitCode = 1;
}
