import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPacts, type PactFile } from '../pact-files.ts';
import type { HttpInteraction, MessageInteraction, Pact } from '../pact-types.ts';
import type { Provider } from '../provider/provider.ts';
import { verifyPact } from '../verify-pact.ts';
import type { Reply } from './mutations.ts';

/** A changed reply, and the interaction that it should break. */
export interface Trial {
  interaction: HttpInteraction;
  reply: Reply;
}

/** Batch size: the verifier needs more time per interaction for larger pacts. */
const AT_ONCE = 100;

/** The replies are recorded already, so this provider accepts every state. */
const ANY_STATE: Provider = {
  // Of the messages: nothing asks it.
  url: 'http://127.0.0.1:9',
  enter: () => Promise.resolve({ headers: {}, token: null, values: {} }),
  say: () => Promise.resolve(),
};

export async function replay(pact: Pact, trials: readonly Trial[]): Promise<boolean[]> {
  const kept: boolean[] = [];
  for (let from = 0; from < trials.length; from += AT_ONCE)
    kept.push(...(await replayBatch(pact, trials.slice(from, from + AT_ONCE))));
  return kept;
}

async function replayBatch(pact: Pact, trials: readonly Trial[]): Promise<boolean[]> {
  const server = createServer((request, response) => {
    const trial = trials[Number(request.url?.slice(1))];
    response.writeHead(trial?.reply.status ?? 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(trial?.reply.body));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const folder = mkdtempSync(join(tmpdir(), 'drill-'));
  try {
    const interactions = trials.map(({ interaction: { type, response } }, number) => ({
      type,
      description: String(number),
      providerStates: [{ name: 'any' }],
      request: { method: 'GET', path: `/${number}` },
      response,
    }));
    writeFileSync(join(folder, 'pact.json'), JSON.stringify({ ...pact, interactions }));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const results = await verifyPact({ ...ANY_STATE, url }, readPacts(folder)[0] as PactFile);
    const kept = new Map(results.map(({ description, isMet }) => [Number(description), isMet]));
    return trials.map((_trial, number) => kept.get(number) ?? false);
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
}

/** The same for a message of the socket. */
export interface MessageTrial {
  interaction: MessageInteraction;
  received: unknown;
}

export async function replayMessages(pact: Pact, trials: readonly MessageTrial[]): Promise<boolean[]> {
  const folder = mkdtempSync(join(tmpdir(), 'drill-'));
  try {
    const interactions = trials.map(({ interaction }, number) => ({
      ...interaction,
      description: String(number),
    }));
    writeFileSync(join(folder, 'pact.json'), JSON.stringify({ ...pact, interactions }));
    const results = await verifyPact(
      ANY_STATE,
      readPacts(folder)[0] as PactFile,
      (_provider, _entered, { description }) => Promise.resolve(trials[Number(description)]?.received),
    );
    const kept = new Map(results.map(({ description, isMet }) => [Number(description), isMet]));
    return trials.map((_trial, number) => kept.get(number) ?? false);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
