import type { Reply } from '../../control/index.ts';
import type { World } from '../../world/world.ts';
import type { Worlds } from '../../world/worlds.ts';
import { asHar } from './journal-export.ts';
import { MOCK_VERSION } from './mock-version.ts';
import { scenarioFile } from './scenario-file.ts';

export type Report = Reply<'GET /report'>;

interface ReportPlan {
  name: string;
  note?: string | undefined;
  origin: string;
}

const MOST_ENTRIES = 2000;

/** The console adds the screenshots. */
export function reportOf(worlds: Worlds, world: World, { name, note = '', origin }: ReportPlan): Report {
  const entries = world.journal.find().slice(-MOST_ENTRIES);
  return {
    format: 'wallet-report',
    version: 1,
    name,
    note,
    at: world.clock.iso(),
    replay: replayOf(name),
    versions: { product: MOCK_VERSION, node: process.version, snapshot: String(worlds.save(world).version) },
    scenario: scenarioFile(worlds.save(world), name, note.slice(0, 1000)),
    journal: entries,
    har: asHar(entries, origin),
    pictures: [],
  };
}

/** A shell command to run in the folder of the file while the mock runs. */
export function replayOf(name: string): string {
  const world = shortened(name, /[^a-z0-9]+/g);
  return `curl -X PUT http://127.0.0.1:4000/qa/api/worlds/${world}/report -H 'content-type: application/json' --data-binary @${slugOf(name)}.report.json`;
}

/** The name in a file's name: with letters of every script, so that two names in Thai do not become one. */
export const slugOf = (name: string): string => shortened(name, /[^\p{L}\p{M}\p{N}]+/gu);

function shortened(name: string, others: RegExp): string {
  const slug = name.toLowerCase().replace(others, '-').replace(/^-|-$/g, '');
  return [...slug].slice(0, 60).join('') || 'world';
}
