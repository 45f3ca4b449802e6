import { ACCEPTED, type Accepted } from './accepted.ts';
import type { Survivor, StrykerResult } from './run-stryker.ts';
import type { StrykerFile } from './scope.ts';

export interface FileRun {
  file: StrykerFile;
  /** null if it was not run, because the time was up. */
  result: StrykerResult | null;
}

/** Caught and total by file, survivors without a reason, and the sum. */
export function strykerReport(runs: readonly FileRun[], accepted: readonly Accepted[] = ACCEPTED): string {
  const done = runs.flatMap(({ file: { file }, result }) => (result ? [{ file, ...result }] : []));
  const lines = done.map(({ file, caught, total, survivors }) => {
    const open = survivors.filter((survivor) => !isAccepted(file, survivor, accepted));
    return [
      `${file}  ${ratio(caught, total)}${open.length < survivors.length ? `, ${survivors.length - open.length} with a reason` : ''}`,
      ...open.map(
        ({ line, mutator, original, replacement }) =>
          `  ${line} ${mutator}: ${short(original)} → ${short(replacement)}`,
      ),
    ].join('\n');
  });
  const sum = (part: 'caught' | 'total') => done.reduce((all, one) => all + one[part], 0);
  const left = runs.length - done.length;
  return [
    ...lines,
    '',
    `${ratio(sum('caught'), sum('total'))} caught in ${done.length} files${left > 0 ? `, ${left} files not run: run the drill again to continue` : ''}`,
  ].join('\n');
}

function isAccepted(
  file: string,
  { original, replacement }: Survivor,
  accepted: readonly Accepted[],
): boolean {
  return accepted.some(
    (one) => one.file === file && one.original === original && one.replacement === replacement,
  );
}

const ratio = (caught: number, total: number) =>
  `${caught}/${total} (${Math.floor((caught / Math.max(total, 1)) * 100)} %)`;

const short = (text: string) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 69)}…` : line;
};
