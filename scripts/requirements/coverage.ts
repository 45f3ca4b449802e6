import { citedIds } from './cited-ids.ts';
import type { CollectedTest } from './collect-tests.ts';
import { dataErrors, idsOf, type Section } from './data.ts';

export interface Coverage {
  tests: Map<string, CollectedTest[]>;
  /** Requirements that no title cites. */
  open: string[];
  errors: string[];
}

export function measureCoverage(sections: Section[], collected: CollectedTest[]): Coverage {
  const known = idsOf(sections);
  const tests = new Map<string, CollectedTest[]>(known.map((id) => [id, []]));
  const errors = dataErrors(sections);
  for (const test of collected) {
    const cited = citedIds(test.citing, known);
    for (const id of cited.ids) tests.get(id)?.push(test);
    errors.push(...cited.errors.map((error) => `${test.file}: "${test.title}": ${error}`));
  }
  const open = [...tests].filter(([, citing]) => citing.length === 0).map(([id]) => id);
  errors.push(...open.map((id) => `[${id}] is open: no title cites it`));
  return { tests, open, errors };
}
