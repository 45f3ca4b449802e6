import type { Mutant } from './mutant.ts';
import type { Result } from './results.ts';

export interface MutantRun {
  mutant: Mutant;
  /** null if it was not run, because the time was up. */
  result: Result | null;
}

/** The drill's final report: caught and total by requirement and section, then the survivors. */
export function report(runs: readonly MutantRun[]): string {
  const done = runs.filter(({ result }) => result !== null).sort((a, b) => rank(a) - rank(b));
  const sections = [...Map.groupBy(done, ({ mutant }) => sectionOf(mutant))];
  const lines = sections.flatMap(([section, own]) => [
    `${section}  ${ratio(own)}`,
    ...[...Map.groupBy(own, ({ mutant }) => mutant.id)].map(([id, list]) => `  [${id}]  ${ratio(list)}`),
  ]);
  const survivors = done.filter(({ result }) => result !== 'caught').map(survivorLines);
  const left = runs.length - done.length;
  return [
    ...lines,
    ...(survivors.length > 0 ? ['', 'Not caught:', ...survivors] : []),
    '',
    `${ratio(done)} caught${left > 0 ? `, ${left} not run: run the drill again to continue` : ''}`,
  ].join('\n');
}

/** Whether all mutants were run, and each survivor has a reason. */
export function isSettled(runs: readonly MutantRun[]): boolean {
  return runs.every(
    ({ mutant, result }) => result === 'caught' || (result !== null && mutant.survives !== undefined),
  );
}

function survivorLines({ mutant, result }: MutantRun): string {
  const { id, file, why, survives } = mutant;
  const uncited = result === 'uncited' ? ' (no test was run)' : '';
  return [
    `  [${id}] ${file}: ${why}${uncited}`,
    ...(survives === undefined ? [] : [`      ${survives}`]),
  ].join('\n');
}

function ratio(runs: readonly MutantRun[]): string {
  const caught = runs.filter(({ result }) => result === 'caught').length;
  return `${caught}/${runs.length} (${Math.floor((caught / Math.max(runs.length, 1)) * 100)} %)`;
}

/** 2.9 sorts before 2.10. */
const rank = ({ mutant: { id } }: MutantRun) => {
  const [section = 0, line = 0] = id.split('.').map(Number);
  return section * 1_000 + line;
};

const sectionOf = ({ id }: Mutant) => `${id.split('.')[0] ?? ''}.`;
