import { slugOf } from '../../control/keep.ts';
import type { Reply } from '../../control/index.ts';
import type { JournalEntry } from '../../engine/journal-entry.ts';
import type { Journal } from '../../engine/journal.ts';
import type { Snapshot } from '../../engine/snapshot.ts';
import { runDueJobs } from '../../world/run-due-jobs.ts';
import type { World } from '../../world/world.ts';
import type { Worlds } from '../../world/worlds.ts';
import type { History, KeptPoint } from '../history.ts';
import { VerbRefusal } from '../verb-refusal.ts';
import { assertionsOf } from './journey-assertions.ts';
import { isRepeated, stepOfCall } from './journey-calls.ts';
import { line, quoted, type Journey } from './journey-lines.ts';
import { Waits } from './journey-time.ts';
import { isSkipped, scratchWorld, stepOfVerb } from './journey-verbs.ts';
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
  const entries = new Map(world.journal.find().map((entry) => [entry.id, entry]));
  assertComplete({ points, entries, journal: world.journal }, start.entryId, end.entryId);
  const before = snapshotOf(history, world, start);
  const after = withJobsDone(worlds, snapshotOf(history, world, end));
  const journey: Journey = {
    lines: [],
    screen: 'none',
    member: memberOf(entries, stretch, before),
    worlds,
  };
  const waits = new Waits(journey);
  let last = start.entryId;
  const passed = points.filter(({ id }) => id > start.id && id <= end.id);
  for (const [index, point] of passed.entries()) {
    const previous = passed[index - 1] ?? start;
    waits.before(previous, point);
    // Calls that changed nothing have no point of their own, and several calls may share one.
    for (let id = last + 1; id <= point.entryId; id += 1) addCall(journey, entries.get(id));
    last = Math.max(last, point.entryId);
    if (point.verb !== null && !isSkipped(point.verb))
      stepOfVerb(journey, {
        verb: point.verb,
        input: point.input,
        before: () => snapshotOf(history, world, previous),
      });
  }
  waits.atEnd(end);
  return {
    name,
    spec: text(name, [...opening(name, journey), ...journey.lines, ...assertionsOf(journey, before, after)]),
    scenario: scenarioFile(before, name, `Where the journey "${name}" begins`),
  };
}

interface Kept {
  points: readonly KeptPoint[];
  entries: ReadonlyMap<number, JournalEntry>;
  journal: Journal;
}

/** @throws VerbRefusal if the journal no longer has what a call of the range sent: the test would lack it, or send nothing. */
function assertComplete({ points, entries, journal }: Kept, before: number, to: number): void {
  const isComplete = (id: number) => {
    const entry = entries.get(id);
    return entry !== undefined && (!isRepeated(entry) || journal.hasBodies(id));
  };
  for (let id = to; id > before; id -= 1) {
    if (isComplete(id)) continue;
    const later = points.find(({ entryId }) => entryId >= id)?.entryId ?? id;
    const since = later < to ? `from entry ${later + 1}` : 'with what happens from now on';
    throw new VerbRefusal(
      'CONFLICT',
      `the journal no longer has all of entry ${id}: a test can begin ${since}`,
    );
  }
}

function addCall(journey: Journey, entry: JournalEntry | undefined): void {
  if (entry && isRepeated(entry)) stepOfCall(journey, entry);
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

const FIXTURES = ['world', 'page', 'login', 'home', 'deposit', 'transfer', 'withdraw', 'statement'];

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
