import { join } from 'node:path';
import { startMockProcess } from '../mock-process.ts';
import { readPacts, type PactFile } from '../pact-files.ts';
import { mockProvider } from '../provider/mock-provider.ts';
import { drillProvider, type Drill } from './provider-drift.ts';
import { drillSocket } from './socket-drift.ts';
import { isUnordered } from './unordered.ts';

const files = readPacts(join(import.meta.dirname, '../../pacts'));
const pactWith = (provider: string) => files.find(({ pact }) => pact.provider.name === provider) as PactFile;
const mock = await startMockProcess();
const provider = mockProvider(mock.url);
try {
  tell('socket', await drillSocket(provider, pactWith('wallet-chat')));
  tell('provider', await drillProvider(provider, pactWith('wallet-api')));
} finally {
  await mock.stop();
}

function tell(what: string, { caught, total, survivors }: Drill): void {
  const missed = survivors.filter((name) => !isUnordered(name));
  for (const survivor of missed) console.error(`survived: ${survivor}`);
  const allowed = survivors.length - missed.length;
  const note = allowed > 0 ? `, ${allowed} reversals of lists with unspecified order` : '';
  console.error(`${what}: ${caught}/${total} drifts caught${note}`);
  if (missed.length > 0) process.exitCode = 1;
}
