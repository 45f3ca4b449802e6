// npm run verify:provider verifies a provider against all pacts. See contracts/README.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { messageOf } from 'command-line';
import { bodyFile, verificationBody } from './broker/verification-body.ts';
import { verifyEffects } from './effects/verify-effects.ts';
import { startMockProcess } from '../../mock-server/client/mock-process.ts';
import { readOptions } from './options.ts';
import { readPacts, type PactFile } from './pact-files.ts';
import type { Pact } from './pact-types.ts';
import { mockProvider } from './provider/mock-provider.ts';
import type { Provider } from './provider/provider.ts';
import { assertAnswers, remoteProvider } from './provider/remote-provider.ts';
import { byCall, junitOf, tableOf } from './report.ts';
import type { InteractionResult } from './results.ts';
import { verifySizes } from './sizes/verify-sizes.ts';
import { verifyPact } from './verify-pact.ts';

const { remote, only, pacts, junit, version: given, buildUrl } = readOptions();
// npm runs the command in the folder of the workspace.
const REPORTS = resolve('.reports');
const report = resolve(junit ?? join(REPORTS, 'provider.xml'));
const brokerFolder = join(REPORTS, 'verification');
const files = filesOf(pacts ?? join(import.meta.dirname, '../pacts'));
// If this run stops early, the results of an earlier one must not look like its own.
rmSync(report, { force: true });
rmSync(brokerFolder, { recursive: true, force: true });
if (remote) await assertAnswers(remote).catch((error: unknown) => end(1, messageOf(error)));
const { provider, stop } = remote
  ? { provider: remoteProvider(remote), stop: null }
  : await startShippedMock();
const reports = [];
const kept: { pact: Pact; results: InteractionResult[] }[] = [];
try {
  for (const file of files) {
    const results = await verifyPact(provider, file);
    reports.push(...byCall(file.pact, results));
    kept.push({ pact: file.pact, results });
  }
  if (files.some(({ pact }) => pact.provider.name === 'wallet-api'))
    reports.push(...(await verifySizes(provider)), ...(await verifyEffects(provider)));
} finally {
  await stop?.();
}

write(report, junitOf(reports));
const version = given ?? (remote ? null : commit());
if (version !== null) {
  for (const { pact, results } of kept) {
    const body = verificationBody(results, { version, ...(buildUrl === null ? {} : { buildUrl }) });
    write(join(brokerFolder, bodyFile(pact)), `${JSON.stringify(body, null, 2)}\n`);
  }
}
const all = reports.flatMap(({ results }) => results);
const good = all.filter(({ isMet }) => isMet).length;
const where = version === null ? report : `${report}, ${brokerFolder}`;
// The verifier prints its own long report to stdout, so the table goes to stderr.
console.error(`\n${tableOf(reports)}\n\n${good}/${all.length} kept; ${where}`);
process.exit(good === all.length ? 0 : 1);

function filesOf(folder: string): PactFile[] {
  try {
    const files = readPacts(folder).filter(({ pact }) => only === null || pact.provider.name === only);
    return files.length > 0
      ? files
      : end(2, `There is no pact${only === null ? '' : ` of ${only}`} to verify.`);
  } catch (error) {
    return end(2, messageOf(error));
  }
}

function end(code: number, sentence: string): never {
  console.error(sentence);
  process.exit(code);
}

async function startShippedMock(): Promise<{ provider: Provider; stop: () => Promise<void> }> {
  const { url, end } = await startMockProcess();
  return { provider: mockProvider(url), stop: end };
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The shipped mock has the version of the current commit. */
function commit(): string | null {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
