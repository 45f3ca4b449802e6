import { Check } from 'typebox/value';
import { endpoints, type EndpointKey } from '../../index.ts';
import type { PactFile } from '../pact-files.ts';
import type { Provider } from '../provider/provider.ts';
import { callOf, keyOf } from '../gate/calls.ts';
import { fieldsOf, mayFit, mutationsOf, type Mutation, type Reply } from './mutations.ts';
import { recordReplies } from './record-replies.ts';
import { replay, type Trial } from './replay.ts';

export interface Drill {
  caught: number;
  total: number;
  /** Drifts that no pact detects, such as `GET /api/wallet: rename $.slots[*].web`. */
  survivors: string[];
}

interface Drift {
  name: string;
  trials: Trial[];
}

/**
 * Changes each field of each reply in each way, one at a time, in all replies of its call.
 * A drift is caught when at least one interaction of the call fails.
 */
export async function drillProvider(provider: Provider, file: PactFile): Promise<Drill> {
  const recorded = await recordReplies(provider, file);
  const perCall = Map.groupBy(recorded, ({ interaction: { request } }) => {
    const call = callOf(request.method, request.path);
    if (!call) throw new Error(`${request.path} matches no call of the contract`);
    return keyOf(call);
  });
  const drifts = [...perCall].flatMap(([key, own]) => driftsOf(key, own));
  let open = drifts;
  for (let round = 0; open.some(({ trials }) => trials.length > round); round += 1) {
    const tried = open.filter(({ trials }) => trials.length > round);
    const kept = await replay(
      file.pact,
      tried.map(({ trials }) => trials[round] as Trial),
    );
    const caught = new Set(tried.filter((_drift, at) => kept[at] === false));
    open = open.filter((drift) => !caught.has(drift));
  }
  return {
    caught: drifts.length - open.length,
    total: drifts.length,
    survivors: open.map(({ name }) => name).sort(),
  };
}

function driftsOf(key: string, own: readonly Trial[]): Drift[] {
  const successes = own.filter(({ reply }) => reply.status < 400);
  const refusals = Map.groupBy(
    own.filter(({ reply }) => reply.status >= 400),
    ({ reply }) => (reply.body as { message: string }).message,
  );
  const fields = [...new Set(successes.flatMap(({ reply }) => fieldsOf(reply.body)))];
  return [
    ...mutationsOf(fields, false).flatMap((mutation) => driftOf(key, mutation, successes)),
    ...[...refusals].flatMap(([code, refused]) =>
      mutationsOf(['$.message'], true).flatMap((mutation) => driftOf(`${key} ${code}`, mutation, refused)),
    ),
  ];
}

function driftOf(key: string, mutation: Mutation, own: readonly Trial[]): Drift[] {
  const trials = own.flatMap(({ interaction, reply }) => {
    const drifted = mutation.apply(reply);
    return drifted && !(mayFit(mutation) && fits(key, drifted)) ? [{ interaction, reply: drifted }] : [];
  });
  return trials.length === 0 ? [] : [{ name: `${key}: ${mutation.name}`, trials }];
}

function fits(key: string, { status, body }: Reply): boolean {
  return status < 400 && Object.hasOwn(endpoints, key) && Check(endpoints[key as EndpointKey].reply, body);
}
