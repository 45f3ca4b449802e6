// npm run drill:many: runs three mock processes behind the machine's nginx. Checks that each world stays in one process
// however it is named, that a lost process does not affect other worlds, and that journeys pass, in two parallel shards.
// Journey filters may follow.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { readCommandLine, text } from 'command-line';
import { checkLoss, checkPlacing } from './many/placing.ts';
import { program, root } from './root.ts';
import { buildApps } from './serve/build-apps.ts';
import { serveManyMocks } from './serve/many-mocks.ts';
import { reportError } from './user-error.ts';

const PROCESSES = 3;
const SHARDS = 2;
const JOURNEYS = ['sign-in', 'deposit.spec', 'transfer', 'chat', 'statement', 'games'];

async function runShard(index: number, addresses: object, filters: readonly string[]): Promise<number> {
  const args = [
    'test',
    '--reporter=list',
    `--shard=${index}/${SHARDS}`,
    `--output=test-results/shard-${index}`,
    '--workers=2',
    ...filters,
  ];
  const child = spawn(process.execPath, [program('e2e', '@playwright/test/cli.js'), ...args], {
    cwd: path.join(root, 'e2e'),
    stdio: 'inherit',
    env: {
      ...process.env,
      E2E_ADDRESSES: JSON.stringify(addresses),
    },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

const { project, rest } = readCommandLine({
  command: 'npm run drill:many --',
  rest: '[journeys]',
  options: { project: text('name', 'the form of the journeys; phone by default') },
});
try {
  await buildApps();
  const many = await serveManyMocks(PROCESSES);
  try {
    const { faults, shares } = await checkPlacing(many);
    faults.push(...(await checkLoss(many)));
    faults.forEach((fault) => console.error(fault));
    console.log(`worlds in the processes: ${shares.join(', ')}; ${faults.length} faults`);
    const { mock, web, laos, worker } = many;
    const filters = [...(rest.length > 0 ? rest : JOURNEYS), `--project=${project ?? 'phone'}`];
    const ends = await Promise.all(
      Array.from({ length: SHARDS }, (_, index) =>
        // This setup serves no kiosk, and the console shows no apps.
        runShard(index + 1, { mock, web, laos, worker, kiosk: web }, filters),
      ),
    );
    process.exitCode = faults.length > 0 || ends.some((code) => code !== 0) ? 1 : 0;
  } finally {
    await many.close();
  }
} catch (error) {
  reportError(error);
  process.exitCode = 1;
}
