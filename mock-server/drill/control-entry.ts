import fc from 'fast-check';
import { createControl } from '../control/index.ts';
import { addressOf, type ControlEndpoint, type ControlKey } from '../control/endpoint.ts';
import { verbs } from '../control/table.ts';
import { aText, near, written } from './arbitraries.ts';
import { type EntryPoint, inBatches } from './entry-point.ts';
import { forEach, type Sent, sendTo } from './target.ts';

/** Worlds that only this entry point uses, because it plans faults and outages on purpose. */
export const CONTROL_WORLDS = ['control-a', 'control-b'];

/** A wait takes as long as requested, and snapshots have their own entry point. */
const LEFT_OUT: ReadonlySet<string> = new Set(['POST /journal/wait', 'PUT /snapshot']);
const PHONES = ['0812345678', '0899999999', '0000'];

function aVerb(key: ControlKey, endpoint: ControlEndpoint): fc.Arbitrary<Sent> {
  const { method, path } = addressOf(key, endpoint);
  const takesBody = method === 'POST' || method === 'PUT';
  const aName = (name: string) =>
    name === 'world'
      ? fc.constantFrom(...CONTROL_WORLDS)
      : name === 'phone'
        ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...PHONES) }, { weight: 1, arbitrary: aText })
        : aText;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  return fc
    .record({
      segments: fc.tuple(...names.map(aName)),
      body: takesBody ? written(near(endpoint.body ?? undefined)) : fc.constant(undefined),
      query: endpoint.query
        ? fc.option(fc.record({ limit: aText, status: aText }, { requiredKeys: [] }))
        : fc.constant(null),
    })
    .map(({ segments, body, query }): Sent => {
      let index = 0;
      const filled = path.replace(/\{\w+\}/g, () =>
        encodeURIComponent((segments[index++] ?? '').toWellFormed()),
      );
      const text = query === null ? '' : `?${new URLSearchParams(query).toString()}`;
      return {
        method,
        path: filled + text,
        ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body }),
      };
    });
}

const anyVerb = fc.oneof(
  ...(Object.entries(verbs) as [ControlKey, ControlEndpoint][])
    .filter(([key]) => !LEFT_OUT.has(key))
    .map(([key, endpoint]) => aVerb(key, endpoint)),
);

export const controlEntry: EntryPoint = {
  name: 'control calls',
  attack: async ({ url }, { seed, tries, counts }) => {
    const make = () => Promise.all(CONTROL_WORLDS.map((world) => createControl(url, world).reset()));
    await make();
    await inBatches(tries, async (size, index) => {
      await forEach(fc.sample(anyVerb, { numRuns: size, seed: seed + index }), async (sent) => {
        const answered = await sendTo(url, sent);
        counts.add(answered, () => `${sent.method} ${sent.path} ${String(sent.body ?? '')}`);
        // Removed worlds would answer only 404.
        if (sent.method === 'DELETE' && answered.status === 204) await make();
      });
    });
  },
};
