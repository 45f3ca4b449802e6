import { join } from 'node:path';
import { startMockProcess } from '../mock-process.ts';
import { readPacts, type PactFile } from '../pact-files.ts';
import { mockProvider } from '../provider/mock-provider.ts';
import { drillProvider } from './provider-drift.ts';

const file = readPacts(join(import.meta.dirname, '../../pacts')).find(
  ({ pact }) => pact.provider.name === 'wallet-api',
) as PactFile;
const mock = await startMockProcess();
const { caught, total, survivors } = await drillProvider(mockProvider(mock.url), file).finally(() =>
  mock.stop(),
);
for (const survivor of survivors) console.error(`survived: ${survivor}`);
console.error(`provider: ${caught}/${total} drifts caught`);
process.exitCode = survivors.length > 0 ? 1 : 0;
