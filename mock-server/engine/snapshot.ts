import { createWorld, type World, type WorldParts } from '../world/world.ts';

/**
 * A world as JSON. Of most fields the plain data is all there is; the classes save and load themselves; what belongs to
 * the running mock (sockets, listeners, the journal) stays behind.
 */
export interface Snapshot {
  version: typeof VERSION;
  scenario: string;
  seed: number;
  fields: Record<string, unknown>;
}

/** Raised when a world's data changes so that older snapshots no longer fit. */
const VERSION = 2;

type Kind = 'data' | 'itself' | 'fixed' | 'left';

/** How each field of a world is saved; the type checker lets none be forgotten. */
const FIELDS: Record<keyof World, Kind> = {
  name: 'left',
  scenario: 'fixed',
  seed: 'fixed',
  chatPrefix: 'fixed',
  clock: 'itself',
  random: 'itself',
  ledger: 'itself',
  loginGuard: 'itself',
  faults: 'itself',
  journal: 'left',
  sockets: 'left',
  events: 'left',
  members: 'data',
  lastIds: 'data',
  phones: 'data',
  otps: 'data',
  phoneOtps: 'data',
  requestCounts: 'data',
  lookups: 'data',
  withdrawLimits: 'data',
  slipHours: 'data',
  depositOptions: 'data',
  files: 'data',
  bankTransfers: 'data',
  slips: 'data',
  slipsByMember: 'data',
  pendingSlips: 'data',
  slipFailures: 'data',
  gifts: 'data',
  tokens: 'data',
  qrs: 'data',
  qrRefusals: 'data',
  statement: 'data',
  withdrawals: 'data',
  pendingWithdrawals: 'data',
  otherGames: 'data',
  failingGames: 'data',
  tickets: 'data',
  plays: 'data',
  bonuses: 'data',
  promotions: 'data',
  bonusReceipts: 'data',
  promotionReceipts: 'data',
  heldBonuses: 'data',
  bonusRules: 'data',
  inviteRows: 'data',
  refunds: 'data',
  banners: 'data',
  wheel: 'data',
  coupons: 'data',
  chatRooms: 'data',
  chatLine: 'data',
  flags: 'data',
  failing: 'data',
};

/** What saves and loads itself; `load` is given what `save` gave. */
interface Savable {
  save: () => unknown;
  load: (saved: never) => void;
}

const fieldsOf = (kind: Kind) =>
  (Object.keys(FIELDS) as (keyof World)[]).filter((field) => FIELDS[field] === kind);

export function saveWorld(world: World): Snapshot {
  const { scenario, seed } = world;
  const fields: Record<string, unknown> = {};
  for (const field of fieldsOf('data')) fields[field] = encode(world[field]);
  for (const field of fieldsOf('itself')) fields[field] = encode((world[field] as unknown as Savable).save());
  return { version: VERSION, scenario, seed, fields };
}

/**
 * A new world of what a snapshot says. The seed and the random numbers go on where they were.
 * @throws RangeError for what is no snapshot of this version: nothing is half loaded.
 */
export function loadWorld(snapshot: unknown, name: string, parts: WorldParts): World {
  const { scenario, seed, fields } = checked(snapshot);
  const world = createWorld({ name, scenario, seed, frozenAt: null, ...parts });
  try {
    for (const field of fieldsOf('data')) fill(world[field], decode(fields[field]), field);
    for (const field of fieldsOf('itself'))
      (world[field] as unknown as Savable).load(decode(fields[field]) as never);
    world.ledger.audit();
  } catch (error) {
    throw new RangeError(`not a snapshot: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  return world;
}

function checked(snapshot: unknown): Snapshot {
  const { version, scenario, seed, fields } = (snapshot ?? {}) as Partial<Snapshot>;
  if (version !== VERSION) throw new RangeError(`not a snapshot of version ${VERSION}`);
  const isWhole =
    typeof scenario === 'string' &&
    Number.isInteger(seed) &&
    typeof fields === 'object' &&
    [...fieldsOf('data'), ...fieldsOf('itself')].every((field) => Object.hasOwn(fields, field));
  if (!isWhole) throw new RangeError('not a whole snapshot');
  return snapshot as Snapshot;
}

/** Puts data into the container that a new world already has, for others may hold on to it. */
function fill(container: unknown, data: unknown, field: string): void {
  if (container instanceof Map && data instanceof Map) {
    container.clear();
    for (const [key, value] of data) container.set(key, value);
  } else if (container instanceof Set && data instanceof Set) {
    container.clear();
    for (const value of data) container.add(value);
  } else if (Array.isArray(container) && Array.isArray(data)) {
    container.splice(0, container.length, ...(data as unknown[]));
  } else if (isPlain(container) && isPlain(data)) {
    Object.assign(container, data);
  } else throw new RangeError(`${field} is of another kind`);
}

/** JSON knows neither maps nor sets nor bytes: each becomes an object of one key that no data of ours has. */
function encode(value: unknown): unknown {
  if (value instanceof Map)
    return { $map: [...(value as Map<string, unknown>)].map(([key, entry]) => [key, encode(entry)]) };
  if (value instanceof Set) return { $set: [...(value as Set<unknown>)] };
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return (value as unknown[]).map(encode);
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(([key, entry]) => [key, encode(entry)]);
  return entries.some(([key]) => String(key).startsWith('$'))
    ? { $entries: entries }
    : Object.fromEntries(entries);
}

function decode(value: unknown): unknown {
  if (Array.isArray(value)) return (value as unknown[]).map(decode);
  if (!isPlain(value)) return value;
  const { $map, $set, $bytes, $entries } = value as Record<string, unknown>;
  if (Array.isArray($map)) return new Map(pairs($map));
  if (Array.isArray($set)) return new Set($set);
  if (typeof $bytes === 'string') return new Uint8Array(Buffer.from($bytes, 'base64'));
  return safeObject(
    Array.isArray($entries)
      ? pairs($entries)
      : Object.entries(value).map(([key, entry]): [string, unknown] => [key, decode(entry)]),
  );
}

function pairs(list: unknown[]): [string, unknown][] {
  return list.map((pair) => {
    if (!Array.isArray(pair) || typeof pair[0] !== 'string') throw new RangeError('a pair is none');
    return [pair[0], decode(pair[1])];
  });
}

/** Keys that reach for prototypes are nobody's data. */
function safeObject(entries: [string, unknown][]): object {
  if (entries.some(([key]) => key === '__proto__' || key === 'constructor' || key === 'prototype'))
    throw new RangeError('it reaches for prototypes');
  return Object.fromEntries(entries);
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
