export interface Row {
  what: string;
  unit: string;
  baseline?: number;
  app: number;
  /** The app's limit: a multiple of the baseline plus a constant. */
  limit: { times?: number; more?: number };
  digits?: number;
  /** Wall-clock time: meaningless on a busy machine. */
  isWallClock?: boolean;
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

/** Relative spread of a repeated measurement: 0.1 is a tenth of the median. */
export const spread = (values: readonly number[]): number =>
  (Math.max(...values) - Math.min(...values)) / (median(values) || 1);

export const limitOf = ({ baseline = 0, limit: { times = 0, more = 0 } }: Row): number =>
  baseline * times + more;

export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const { what, unit, baseline, app, digits = 0 } = row;
    const text = (value: number) =>
      `${value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })}${unit}`;
    const ratio = baseline === undefined || baseline === 0 ? '' : (app / baseline).toFixed(2);
    const limit = limitOf(row);
    return [
      what,
      baseline === undefined ? '' : text(baseline),
      text(app),
      ratio,
      `≤ ${text(limit)}`,
      app <= limit ? 'yes' : 'no',
    ];
  });
  const cells = [['what', 'baseline', 'app', 'ratio', 'limit', 'met'], ...lines];
  const widths = [0, 1, 2, 3, 4, 5].map((column) =>
    Math.max(...cells.map((line) => [...(line[column] ?? '')].length)),
  );
  const lineOf = (line: readonly string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [
    lineOf(head),
    `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`,
    ...body.map(lineOf),
  ].join('\n');
}
