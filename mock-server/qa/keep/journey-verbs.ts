import type { VerbInput } from '../../engine/events.ts';
import { createWorldEvents } from '../../engine/events.ts';
import type { Snapshot } from '../../engine/snapshot.ts';
import type { World } from '../../world/world.ts';
import type { Worlds } from '../../world/worlds.ts';
import { line, note, quoted, write, type Journey } from './journey-lines.ts';
import { inputWithoutSecrets } from './without-secrets.ts';

/** Verbs that the console calls by itself, or that do not change the product's state. */
const SKIPPED =
  /^(?:PUT \/history|POST \/history\/|DELETE \/journal|POST \/journal\/wait|POST \/copy|POST \/members\/\{phone\}\/(?:tokens|open)$)/;

export const isSkipped = (verb: string): boolean => SKIPPED.test(verb);

interface Ruled {
  verb: string;
  /** Null if it was too long to be kept. */
  input: VerbInput | null;
  /** The world before the verb, which few verbs need. */
  before: () => Snapshot;
}

export function stepOfVerb(journey: Journey, { verb, input, before }: Ruled): void {
  if (!input) return note(journey, `Not repeated: ${verb}, for its input is too long.`);
  const params = paramsOf(journey, input.params, before);
  const body = input.body === null ? null : inputWithoutSecrets(input.body);
  const parts = [
    ...(params.length > 0 ? [`params: { ${params.join(', ')} }`] : []),
    ...(body === null || isEmpty(body) ? [] : [`body: ${line(body)}`]),
  ];
  write(journey, `await world.call(${quoted(verb)}${parts.length > 0 ? `, { ${parts.join(', ')} }` : ''});`);
  if (verb === 'POST /qrs/{qrcodeId}/paid' && journey.screen === 'qr') {
    write(journey, 'await expect(deposit.paid).toBeVisible();', 'await deposit.done.click();');
    journey.screen = 'home';
  }
}

const isEmpty = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && Object.keys(body).length === 0;

/** Ids are random, so the journey finds the item by its position in the same list. */
const LISTS: Record<string, { verb: string; list: string; id: string; ids: (world: World) => string[] }> = {
  qrcodeId: {
    verb: 'GET /qrs',
    list: 'qrs',
    id: 'qrcodeId',
    ids: ({ qrs }) => [...qrs.values()].map(({ id }) => id).reverse(),
  },
  slipId: { verb: 'GET /slips', list: 'slips', id: 'id', ids: ({ slips }) => [...slips.keys()] },
  reference: {
    verb: 'GET /withdrawals',
    list: 'withdrawals',
    id: 'reference',
    ids: ({ withdrawals }) => [...withdrawals.keys()],
  },
  couponId: { verb: 'GET /coupons', list: 'coupons', id: 'id', ids: ({ coupons }) => [...coupons.keys()] },
};

function paramsOf(journey: Journey, params: VerbInput['params'], before: Ruled['before']): string[] {
  return Object.entries(params).map(([name, value]) => {
    const known = LISTS[name];
    const index = known ? known.ids(scratchWorld(journey.worlds, before())).indexOf(value) : -1;
    if (!known || index < 0) return `${name}: ${quoted(value)}`;
    return `${name}: (await world.call(${quoted(known.verb)})).${known.list}[${index}]!.${known.id}`;
  });
}

/** The base clock for loading a snapshot; the world is then set to its own time. */
const STANDING = { now: () => Date.UTC(2000, 0) };

/** A world from a snapshot that no call can reach; its time stands still. */
export function scratchWorld(worlds: Worlds, snapshot: Snapshot): World {
  return worlds.snapshots.load(snapshot, 'scratch', { clock: STANDING, events: createWorldEvents() });
}
