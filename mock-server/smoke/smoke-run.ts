import { errorCodes, slipReasons, type EndpointKey } from 'contracts';
import { CommandLineError, readCommandLine } from 'command-line';
import { statuses } from '../http/statuses.ts';
import { startMock } from '../start-mock.ts';
import type { Example } from './example.ts';
import { examples } from './examples/index.ts';
import { createClient, type Client } from '../client/create-client.ts';
import { errorRecipes } from '../error-recipes/index.ts';

/**
 * Makes every call over HTTP and provokes every code, each in its own world, and prints the results. Takes the
 * address of a running mock, or starts one.
 */
async function main(): Promise<void> {
  const given = readCommandLine(
    { command: 'npm run smoke:mock --', rest: '[address of a mock]' },
    ({ rest: [text, second] }) => {
      if (second !== undefined) throw new CommandLineError('One address is enough.');
      return text === undefined ? null : originIn(text);
    },
  );
  const mock = given === null ? await startMock({ port: 0 }) : null;
  const url = given ?? mock?.url ?? '';
  if (given !== null) await assertMock(given);
  let worlds = 0;
  const inWorld = async <T>(given: string | undefined, act: (client: Client) => Promise<T>): Promise<T> => {
    worlds += 1;
    const send = (path: string, init: RequestInit) => fetch(url + path, init);
    const client = await createClient(send, `smoke-${process.pid}-${worlds}`, given);
    try {
      return await act(client);
    } finally {
      await client.control.remove();
    }
  };

  let answered = 0;
  for (const [key, { given, input }] of Object.entries(examples) as [EndpointKey, Example][]) {
    const { status } = await inWorld(given, async (client) => client.call(key, await input?.(client)));
    if (status === 200) answered += 1;
    console.log(`${status === 200 ? '✓' : '✗'} ${key} → ${status}`);
  }

  const reached = new Set<string>();
  for (const { code, call, given, run } of errorRecipes) {
    const seen = await inWorld(given, run);
    if (seen === code) reached.add(code);
    const status = code in statuses ? statuses[code as keyof typeof statuses] : 'reason';
    console.log(
      `${seen === code ? '✓' : '✗'} ${code} (${status}) by ${call}${seen === code ? '' : `: saw ${String(seen)}`}`,
    );
  }

  const count = (codes: readonly string[]) => codes.filter((code) => reached.has(code)).length;
  console.log(`\ncalls   ${answered} of ${Object.keys(examples).length}`);
  console.log(`codes   ${count(errorCodes)} of ${errorCodes.length}`);
  console.log(`reasons ${count(slipReasons)} of ${slipReasons.length}`);
  const missing = [...errorCodes, ...slipReasons].filter((code) => !reached.has(code));
  if (missing.length > 0) console.log(`missing: ${missing.join(', ')}`);
  if (missing.length > 0 || answered < Object.keys(examples).length) process.exitCode = 1;
  await mock?.close();
}

/** @throws CommandLineError */
function originIn(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new CommandLineError(`The address must be one such as http://127.0.0.1:4000, and is "${text}".`);
}

/** Ends this process if it is none. */
async function assertMock(url: string): Promise<void> {
  const answer = await fetch(`${url}/qa/api/worlds`).catch(() => null);
  if (answer?.ok) return;
  console.error(`No mock that this machine may control answers at ${url}.`);
  process.exit(1);
}

await main();
