// npm run verify:provider verifies a provider against all pacts. See contracts/README.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bodyFile, verificationBody } from './broker/verification-body.ts';
import { startMockProcess } from './mock-process.ts';
import { readPacts } from './pact-files.ts';
import type { Pact } from './pact-types.ts';
import { mockProvider } from './provider/mock-provider.ts';
import type { Provider } from './provider/provider.ts';
import { remoteProvider } from './provider/remote-provider.ts';
import { byCall, junitOf, tableOf } from './report.ts';
import type { InteractionResult } from './results.ts';
import { verifySizes } from './sizes/verify-sizes.ts';
import { verifyPact } from './verify-pact.ts';

const USAGE = `npm run verify:provider -- [options]
  --url <address>     the provider; without it the shipped mock is started and verified
  --states <address>  its state-change endpoint, such as http://127.0.0.1:8080/pact-states; required with --url
  --chat <address>    origin of the chat's socket, if it differs
  --header <name: value>  sent with every state change; repeatable
  --only <provider>   only wallet-api or only wallet-chat
  --pacts <folder>    folder of the pacts; default contracts/pacts
  --junit <file>      JUnit report; default .reports/provider.xml
  --provider-version <version>  such as the provider's commit; required with --url to write results for a broker
  --build-url <address>         URL of the run, shown by the broker`;

const options = readOptions();
const mock = options.url === undefined ? await startMockProcess() : null;
const provider: Provider = mock ? mockProvider(mock.url) : remoteOf(options);
const reports = [];
const kept: { pact: Pact; results: InteractionResult[] }[] = [];
try {
  const files = readPacts(options.pacts ?? join(import.meta.dirname, '../pacts')).filter(
    ({ pact }) => options.only === undefined || pact.provider.name === options.only,
  );
  if (files.length === 0) fail(`--only: no pact has the provider "${options.only}"`);
  for (const file of files) {
    const results = await verifyPact(provider, file);
    reports.push(...byCall(file.pact, results));
    kept.push({ pact: file.pact, results });
  }
  if (files.some(({ pact }) => pact.provider.name === 'wallet-api'))
    reports.push(...(await verifySizes(provider)));
} finally {
  await mock?.stop();
}

const REPORTS = join(import.meta.dirname, '../../.reports');
const junit = resolve(options.junit ?? join(REPORTS, 'provider.xml'));
write(junit, junitOf(reports));
const brokerFolder = join(REPORTS, 'verification');
rmSync(brokerFolder, { recursive: true, force: true });
const version = options['provider-version'] ?? (mock ? commit() : undefined);
if (version !== undefined) {
  const buildUrl = options['build-url'];
  for (const { pact, results } of kept) {
    const body = verificationBody(results, { version, ...(buildUrl === undefined ? {} : { buildUrl }) });
    write(join(brokerFolder, bodyFile(pact)), `${JSON.stringify(body, null, 2)}\n`);
  }
}
const all = reports.flatMap(({ results }) => results);
const good = all.filter(({ isMet: isMet }) => isMet).length;
const where = version === undefined ? junit : `${junit}, ${brokerFolder}`;
// The verifier prints its own long report to stdout, so the table goes to stderr.
console.error(`\n${tableOf(reports)}\n\n${good}/${all.length} kept; ${where}`);
process.exit(good === all.length ? 0 : 1);

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The shipped mock has the version of the current commit. */
function commit(): string | undefined {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function remoteOf({ url, states, chat, header = [] }: ReturnType<typeof readOptions>): Provider {
  if (url === undefined || states === undefined) fail('--url needs --states');
  const headers = header.map((line) => {
    const colon = line.indexOf(':');
    if (colon < 1) fail(`--header "${line}" is not "name: value"`);
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
  });
  return remoteProvider({
    url,
    statesUrl: states,
    ...(chat === undefined ? {} : { chatUrl: chat }),
    headers: Object.fromEntries(headers),
  });
}

function readOptions() {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({
      options: {
        url: text,
        states: text,
        chat: text,
        header: { type: 'string', multiple: true },
        only: text,
        pacts: text,
        junit: text,
        'provider-version': text,
        'build-url': text,
      },
    }).values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function fail(problem: string): never {
  console.error(`${problem}\n\n${USAGE}`);
  process.exit(2);
}
