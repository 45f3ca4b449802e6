import { slugOf } from '../../control/exports.ts';
import type { Reply } from '../../control/index.ts';
import type { JournalEntry } from '../../engine/journal-entry.ts';
import type { Journal } from '../../engine/journal.ts';
import type { Snapshot } from '../../engine/snapshot.ts';
import { runDueJobs } from '../../world/run-due-jobs.ts';
import type { World } from '../../world/world.ts';
import type { Worlds } from '../../world/worlds.ts';
import type { History, KeptPoint } from '../history.ts';
import { valueOf } from '../saved-state.ts';
import { VerbRefusal } from '../verb-refusal.ts';
import { assertionsOf } from './journey-assertions.ts';
import { isRepeated, lossBy, needsSession, stepOfCall } from './journey-calls.ts';
import { scratchWorld } from './journey-ids.ts';
import { endSession, journeyFor, line, quoted, type Journey } from './journey-lines.ts';
import { Waits } from './journey-time.ts';
import { isSkipped, stepOfVerb } from './journey-verbs.ts';
import { scenarioFile } from './scenario-file.ts';

interface Source {
  worlds: Worlds;
  history: History;
  world: World;
}

interface Stretch {
  /** Null for the whole journal. */
  from: number | null;
  to: number;
}

/**
 * Converts a range of the journal to a journey of the suite: member actions through the pages, tester actions through the
 * control API, and at the end assertions on the ledger and the statement.
 * @throws VerbRefusal if the range is none, or the state before or after it is not kept.
 */
export function journeyOf(
  { worlds, history, world }: Source,
  name: string,
  stretch: Stretch,
): Reply<'GET /journey'> {
  const points = history.points(world.name);
  const { from, to } = stretch;
  if (from !== null && from > to)
    throw new VerbRefusal(
      'BAD_INPUT',
      `querystring: /from must not be after /to, and is ${from}, after ${to}`,
    );
  const start = from === null ? points[0] : points.findLast(({ entryId }) => entryId < from);
  const end = points.findLast(({ entryId }) => entryId <= to);
  if (points.length === 1 && world.journal.lastId === 0)
    throw new VerbRefusal('CONFLICT', 'nothing has happened in this world yet: no call, and no verb');
  if (!start || !end || end.id <= start.id)
    throw new VerbRefusal(
      'CONFLICT',
      `the states before entry ${from ?? 1} and after entry ${to} are not kept; PUT /history keeps them from then on`,
    );
  const entries = new Map(world.journal.find({}, { isWhole: true }).map((entry) => [entry.id, entry]));
  assertRepeatable({ points, entries, journal: world.journal }, start.entryId, end.entryId);
  const before = snapshotOf(history, world, start);
  const after = withJobsDone(worlds, snapshotOf(history, world, end));
  const journey = journeyFor(memberOf(entries, stretch, before), worlds);
  let last = start.entryId;
  const passed = points.filter(({ id }) => id > start.id && id <= end.id);
  const waits = new Waits(journey, passed);
  for (const [index, point] of passed.entries()) {
    const previous = passed[index - 1] ?? start;
    const beforeIt = () => snapshotOf(history, world, previous);
    if (Date.parse(point.at) >= (journey.sessionEnds ?? Infinity)) endSession(journey);
    waits.before(previous, point);
    // Calls that changed nothing have no point of their own, and several calls may share one.
    for (let id = last + 1; id <= point.entryId; id += 1) addCall(journey, entries.get(id), beforeIt);
    last = Math.max(last, point.entryId);
    if (point.verb !== null && !isSkipped(point.verb))
      stepOfVerb(journey, { verb: point.verb, input: point.input, before: beforeIt });
    const seconds = journey.sessionSeconds ?? flagsAt(point).tokenSeconds;
    journey.sessionEnds ??= Date.parse(point.at) + seconds * 1000;
  }
  waits.atEnd(end);
  return {
    name,
    spec: text(name, [...opening(name, journey), ...journey.lines, ...assertionsOf(journey, before, after)]),
    scenario: scenarioFile(before, name, `Where the journey "${name}" begins`),
  };
}

const flagsAt = ({ state }: KeptPoint) => valueOf(state, 'flags') as World['flags'];

interface Kept {
  points: readonly KeptPoint[];
  entries: ReadonlyMap<number, JournalEntry>;
  journal: Journal;
}

/** @throws VerbRefusal if a test cannot repeat a call of the range: it would lack it, or send nothing. */
function assertRepeatable({ points, entries, journal }: Kept, before: number, to: number): void {
  const forgetfulness = (id: number) => {
    const point = points.findLast(({ entryId }) => entryId < id);
    return point && flagsAt(point).forgetsTokens ? 'the service forgets new sessions' : undefined;
  };
  const lossAt = (id: number) => {
    const entry = entries.get(id);
    if (!entry || (isRepeated(entry) && !journal.hasBodies(id)))
      return `the journal no longer has all of entry ${id}`;
    const loss = lossBy(entry) ?? (needsSession(entry) ? forgetfulness(id) : undefined);
    return loss && `${loss} at entry ${id}, which no test can repeat`;
  };
  for (let id = to; id > before; id -= 1) {
    const loss = lossAt(id);
    if (loss === undefined) continue;
    const later = points.find(({ entryId }) => entryId >= id)?.entryId ?? id;
    const since = later < to ? `from entry ${later + 1}` : 'with what happens from now on';
    throw new VerbRefusal('CONFLICT', `${loss}: a test can begin ${since}`);
  }
}

function addCall(journey: Journey, entry: JournalEntry | undefined, before: () => Snapshot): void {
  if (entry && isRepeated(entry)) stepOfCall(journey, entry, before);
}

/** A call or a verb does first what is due, and then what it is for: the last one may have left something due. */
function withJobsDone(worlds: Worlds, snapshot: Snapshot): Snapshot {
  const world = scratchWorld(worlds, snapshot);
  runDueJobs(world);
  return worlds.save(world);
}

function snapshotOf(history: History, world: World, { id }: KeptPoint): Snapshot {
  const found = history.snapshot(world.name, id);
  if (!found) throw new VerbRefusal('CONFLICT', `point ${id} is no longer kept`);
  return found;
}

/** The member whose screens the journey shows: the first who acts, otherwise the first of the world. */
function memberOf(
  entries: ReadonlyMap<number, JournalEntry>,
  { from, to }: Stretch,
  { fields }: Snapshot,
): Journey['member'] {
  const members = fields['members'] as [string, { phone: string }][];
  const acting = [...entries.values()].find(
    (entry) => entry.id >= (from ?? 1) && entry.id <= to && entry.memberId !== null,
  )?.memberId;
  const [id, member] = members.find(([one]) => one === acting) ?? members[0] ?? [];
  return id === undefined || !member ? null : { id, phone: member.phone };
}

function opening(name: string, { member }: Journey): string[] {
  const file = quoted(`./${slugOf(name)}.scenario.json`);
  return [
    `  await loadScenario(world, new URL(${file}, import.meta.url));`,
    ...(member ? [`  const member = ${line({ phone: member.phone, password: '123456' })};`] : []),
  ];
}

const FIXTURES = [
  'world',
  'page',
  'expectedErrors',
  'login',
  'home',
  'deposit',
  'transfer',
  'withdraw',
  'statement',
];

function text(name: string, lines: readonly string[]): string {
  const isUsed = (word: string) =>
    word === 'test' || lines.some((one) => new RegExp(`\\b${word}\\b`).test(one));
  return [
    `import { ${['callAsMember', 'expect', 'loadScenario', 'movementsSince', 'test'].filter(isUsed).join(', ')} } from 'e2e';`,
    '',
    `test(${quoted(name)}, async ({ ${FIXTURES.filter(isUsed).join(', ')} }) => {`,
    ...lines,
    '});',
    '',
  ].join('\n');
}
