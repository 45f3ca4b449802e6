import { slugOf, worldNameOf } from '../../control/exports.ts';
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
  const entries = world.journal.find({}, { isWhole: true }).slice(-MOST_ENTRIES);
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
  return `curl -X PUT http://127.0.0.1:4000/qa/api/worlds/${worldNameOf(name)}/report -H 'content-type: application/json' --data-binary @${slugOf(name)}.report.json`;
}
