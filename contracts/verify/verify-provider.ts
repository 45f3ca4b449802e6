// npm run verify:provider: holds a provider against all pacts. See contracts/README.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startMockProcess } from './mock-process.ts';
import { readPacts } from './pact-files.ts';
import { mockProvider } from './provider/mock-provider.ts';
import type { Provider } from './provider/provider.ts';
import { remoteProvider } from './provider/remote-provider.ts';
import { byCall, junitOf, tableOf } from './report.ts';
import { verifyPact } from './verify-pact.ts';

const USAGE = `npm run verify:provider -- [options]
  --url <address>     the provider; without it the shipped mock is started and verified
  --states <address>  where its state is changed, such as http://127.0.0.1:8080/pact-states; needed with --url
  --chat <address>    origin of the chat's socket, when it is another
  --header <name: value>  sent with every change of state, may be given often
  --only <provider>   wallet-api or wallet-chat alone
  --pacts <folder>    other pacts than those of contracts/pacts
  --junit <file>      where the JUnit report goes; .reports/provider.xml otherwise`;

const options = readOptions();
const mock = options.url === undefined ? await startMockProcess() : null;
const provider: Provider = mock ? mockProvider(mock.url) : remoteOf(options);
const reports = [];
try {
  const files = readPacts(options.pacts ?? join(import.meta.dirname, '../pacts')).filter(
    ({ pact }) => options.only === undefined || pact.provider.name === options.only,
  );
  if (files.length === 0) fail(`no pact is with a provider called ${options.only}`);
  for (const file of files) reports.push(...byCall(file.pact, await verifyPact(provider, file)));
} finally {
  await mock?.stop();
}

const junit = resolve(options.junit ?? join(import.meta.dirname, '../../.reports/provider.xml'));
mkdirSync(dirname(junit), { recursive: true });
writeFileSync(junit, junitOf(reports));
const results = reports.flatMap((report) => report.results);
const kept = results.filter(({ isKept }) => isKept).length;
// The verifier prints its own long report on the standard output; the table stands on the other.
console.error(`\n${tableOf(reports)}\n\n${kept}/${results.length} interactions kept; ${junit}`);
process.exit(kept === results.length ? 0 : 1);

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
