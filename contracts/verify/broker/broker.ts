import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PactFile } from '../pact-files.ts';
import { bodyFile, withBrokerIds, type VerificationBody } from './verification-body.ts';

export interface Broker {
  url: string;
  token?: string;
}

export interface Version {
  version: string;
  branch: string;
}

interface Publication {
  pacticipantName: string;
  pacticipantVersionNumber: string;
  branch: string;
  contracts: object[];
}

/** Publishes all pacts as one version of their consumer. @throws Error with the broker's reply. */
export async function publishPacts(
  broker: Broker,
  files: readonly PactFile[],
  { version, branch }: Version,
): Promise<void> {
  const consumers = Map.groupBy(files, ({ pact }) => pact.consumer.name);
  for (const [consumer, own] of consumers) {
    const publication: Publication = {
      pacticipantName: consumer,
      pacticipantVersionNumber: version,
      branch,
      contracts: own.map(({ path, pact }) => ({
        consumerName: consumer,
        providerName: pact.provider.name,
        specification: 'pact',
        contentType: 'application/json',
        content: readFileSync(path).toString('base64'),
      })),
    };
    await ask(broker, 'contracts/publish', publication);
  }
}

interface BrokerPact {
  interactions?: { _id?: string; description: string }[];
  _links?: Record<string, { href: string } | undefined>;
}

const RESULTS_LINK = 'pb:publish-verification-results';

/**
 * Publishes the saved results of a verification, each to the pact of this consumer version.
 * @param folder where `npm run verify:provider` wrote them; pacts that were not verified are skipped.
 * @throws Error when there is nothing to publish, or with the broker's reply.
 */
export async function publishResults(
  broker: Broker,
  files: readonly PactFile[],
  { folder, version }: { folder: string; version: string },
): Promise<{ provider: string; body: VerificationBody }[]> {
  const published = [];
  for (const { pact } of files) {
    const path = join(folder, bodyFile(pact));
    if (!existsSync(path)) continue;
    const body = JSON.parse(readFileSync(path, 'utf8')) as VerificationBody;
    const [consumer, provider] = [pact.consumer.name, pact.provider.name];
    const address = `pacts/provider/${provider}/consumer/${consumer}/version/${encodeURIComponent(version)}`;
    const kept = (await ask(broker, address)) as BrokerPact | null;
    const href = kept?._links?.[RESULTS_LINK]?.href;
    if (href === undefined) throw new Error(`the broker's pact has no link "${RESULTS_LINK}"`);
    const interactions = kept?.interactions ?? [];
    const verified = new Set(body.testResults.map(({ interactionDescription }) => interactionDescription));
    const missing = interactions.find(({ description }) => !verified.has(description));
    // Results of earlier pacts would pass for those of this version.
    if (missing)
      throw new Error(
        `the results of ${provider} are of other pacts: "${missing.description}" was not verified; verify again`,
      );
    await ask(broker, href, withBrokerIds(body, interactions));
    published.push({ provider, body });
  }
  if (published.length === 0) throw new Error(`no verification results in ${folder}`);
  return published;
}

export async function canIDeploy(
  broker: Broker,
  { pacticipant, version, environment }: { pacticipant: string; version: string; environment: string },
): Promise<{ deployable: boolean; reason: string }> {
  const query = new URLSearchParams({ pacticipant, version, environment });
  const reply = (await ask(broker, `can-i-deploy?${query.toString()}`)) as {
    summary?: { deployable: boolean | null; reason: string };
  } | null;
  const summary = reply?.summary;
  if (!summary) throw new Error('the broker’s answer has no summary');
  return { deployable: summary.deployable === true, reason: summary.reason };
}

/** @param path relative to the broker's address, or a URL from one of its replies. */
async function ask({ url, token }: Broker, path: string, body?: object): Promise<unknown> {
  const base = new URL(url.replace(/\/?$/, '/'));
  const address = new URL(path, base);
  // Only the broker may receive the token.
  if (address.origin !== base.origin) throw new Error(`the broker leads to ${address.origin}`);
  const answer = await fetch(address, {
    method: body ? 'POST' : 'GET',
    // If fetch followed a redirect, it would repeat the POST as a GET, and that reply would look like the POST's.
    redirect: 'manual',
    headers: {
      accept: 'application/hal+json',
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  const location = answer.headers.get('location');
  if (location !== null && !answer.ok)
    throw new Error(`the broker redirects to ${location}: is its address right?`);
  const said = `the broker answered ${answer.status}: ${text.slice(0, 500)}`;
  if (!answer.ok) throw new Error(said);
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    throw new Error(`${said} (it is no JSON: is its address right?)`);
  }
}
