import { createControl, violationsOf } from '../control/index.ts';
import { controlEntry, CONTROL_WORLDS } from './control-entry.ts';
import { Counts, type EntryPoint } from './entry-point.ts';
import { httpEntry } from './http-entry.ts';
import { snapshotEntry } from './snapshot-entry.ts';
import { socketEntry } from './socket-entry.ts';
import type { Target } from './target.ts';

const ENTRY_POINTS: readonly { entry: EntryPoint; tries: number }[] = [
  { entry: httpEntry, tries: 100_000 },
  { entry: socketEntry, tries: 20_000 },
  { entry: controlEntry, tries: 10_000 },
  { entry: snapshotEntry, tries: 2_000 },
];

export interface DrillResult {
  what: string;
  found: string;
  isGood: boolean;
  details?: readonly string[];
}

const MB = 1024 * 1024;
/** How much the process may grow: the bounds of bodies and uploads, and garbage that the heap has not collected yet. */
const MOST_GROWTH = 700 * MB;

const ROUNDS = 4;
/** How much the last round may add: caches that fill, and requests in flight. */
const FLAT = 1.1;

interface Plan {
  seed: number;
  /** From 0 to 1. */
  share: number;
  atLeast?: number;
}

/** Attacks every entry point in rounds: memory that the later rounds add is leaked or unbounded. */
export async function runDrill(target: Target, { seed, share, atLeast = 0 }: Plan): Promise<DrillResult[]> {
  const before = target.memory();
  const held: (number | null)[] = [];
  const allCounts = ENTRY_POINTS.map(() => new Counts());
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { entry, tries }] of ENTRY_POINTS.entries()) {
      const counts = allCounts[index] as Counts;
      const wanted = Math.max(atLeast, Math.ceil(tries * share)) / ROUNDS;
      await entry.attack(target, { seed: seed + round, tries: Math.ceil(wanted), counts });
    }
    held.push(await target.held());
  }
  const results = ENTRY_POINTS.map(({ entry }, index): DrillResult => {
    const { tries, accepted, refused, cut } = allCounts[index] as Counts;
    const how =
      accepted + refused + cut === 0 ? '' : `: ${accepted} accepted, ${refused} refused, ${cut} cut`;
    return { what: entry.name, found: `${tries}${how}`, isGood: true };
  });
  const failed = allCounts.reduce((count, counts) => count + counts.failed, 0);
  const details = allCounts.flatMap(({ failures }) => failures);
  results.push({
    what: '5xx without a fault',
    found: String(failed),
    isGood: failed === 0,
    details,
  });
  results.push(...(await worldResults(target)));
  results.push(memoryResult(before, target.memory()), heldResult(held));
  const ends = target.ends();
  results.push({ what: 'process ends', found: String(ends), isGood: ends === 0 });
  return results;
}

async function worldResults({ url }: Target): Promise<DrillResult[]> {
  const { worlds } = await createControl(url, 'demo').call('GET /worlds');
  const unbalanced: string[] = [];
  const violations: string[] = [];
  for (const { name } of worlds) {
    const control = createControl(url, name);
    const lines = CONTROL_WORLDS.includes(name) ? [] : await violationsOf(control, 'server');
    violations.push(...lines.map((line) => `${name}: ${line}`));
    // Loading adds up all movements again.
    const copy = createControl(url, `${name}-audit`);
    await copy
      .loadSnapshot(await control.snapshot())
      .catch((error: unknown) => unbalanced.push(`${name}: ${String(error).slice(0, 200)}`));
    await copy.remove().catch(() => null);
  }
  const balanced = worlds.length - unbalanced.length;
  return [
    {
      what: 'worlds that balance and load again',
      found: `${balanced} of ${worlds.length}`,
      isGood: unbalanced.length === 0,
      details: unbalanced,
    },
    {
      what: 'server violations',
      found: String(violations.length),
      isGood: violations.length === 0,
      details: violations.slice(0, 5),
    },
  ];
}

const megabytes = (bytes: number) => `${Math.round(bytes / MB)} MB`;

function heldResult(held: readonly (number | null)[]): DrillResult {
  const what = 'memory held after each quarter';
  const known = held.filter((bytes) => bytes !== null);
  const [before, last] = known.slice(-2);
  if (before === undefined || last === undefined || known.length < held.length)
    return { what, found: 'unknown on this system', isGood: true };
  return { what, found: known.map(megabytes).join(', '), isGood: last < before * FLAT };
}

function memoryResult(before: number | null, after: number | null): DrillResult {
  const what = 'memory at the start and at the end';
  if (before === null || after === null) return { what, found: 'unknown on this system', isGood: true };
  return {
    what,
    found: `${megabytes(before)}, ${megabytes(after)}`,
    isGood: after - before < MOST_GROWTH,
  };
}
