import type { Verb } from '../control/index.ts';
import type { Worlds } from '../world/worlds.ts';
import { reportOf } from './exports/report.ts';
import { scenarioFile } from './exports/scenario-file.ts';

const SCENARIO = 'a member without money';
const NAME = 'an example';
const ORIGIN = 'http://127.0.0.1:4000';

const makers = {
  'PUT /snapshot': (worlds) => worlds.save(worldOf(worlds)),
  'PUT /scenario': (worlds) => fileOf(worlds),
  'POST /scenarios': (worlds) => fileOf(worlds),
  'PUT /report': (worlds) => reportOf(worlds, worldOf(worlds), { name: NAME, origin: ORIGIN }),
} satisfies Partial<Record<Verb, (worlds: Worlds) => object>>;

/**
 * The example of a verb that takes a world as a file. Only the mock can make one, so the table has none. Undefined for
 * other verbs.
 */
export function fileExample(key: string, worlds: Worlds): object | undefined {
  return (makers as Record<string, ((worlds: Worlds) => object) | undefined>)[key]?.(worlds);
}

const worldOf = (worlds: Worlds) => worlds.make('example', { scenario: SCENARIO });

function fileOf(worlds: Worlds) {
  return scenarioFile(worlds.save(worldOf(worlds)), NAME, 'Somchai has no money');
}
