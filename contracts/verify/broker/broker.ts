import { readFileSync } from 'node:fs';
import type { PactFile } from '../pact-files.ts';

/** Where the broker is, and as whom it is asked. */
export interface Broker {
  url: string;
  token?: string;
}

export interface Version {
  /** Of the consumer, such as a commit. */
  version: string;
  branch: string;
}

interface Publication {
  pacticipantName: string;
  pacticipantVersionNumber: string;
  branch: string;
  contracts: object[];
}

/** Publishes all pacts as one version of their consumer. @throws Error with the broker's own words. */
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

/** Whether all that a version needs was verified in an environment, and why. */
export async function canIDeploy(
  broker: Broker,
  { pacticipant, version, environment }: { pacticipant: string; version: string; environment: string },
): Promise<{ deployable: boolean; reason: string }> {
  const query = new URLSearchParams({ pacticipant, version, environment });
  const { summary } = (await ask(broker, `can-i-deploy?${query.toString()}`)) as {
    summary: { deployable: boolean | null; reason: string };
  };
  return { deployable: summary.deployable === true, reason: summary.reason };
}

async function ask({ url, token }: Broker, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${url.replace(/\/$/, '')}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      accept: 'application/hal+json',
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`the broker answered ${answer.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text) as unknown;
}
