import { type Cell, nameOf } from './cell.ts';
import type { Violation } from './check.ts';

export interface Result {
  cell: Cell;
  violations: Violation[];
}

export function printCell({ cell, violations }: Result): void {
  if (violations.length === 0) return;
  console.log(`✗ ${nameOf(cell)}`);
  for (const { rule, seen } of violations) console.log(`    ${rule}  ${seen.replaceAll('\n', ' ⏎ ')}`);
}

export function report(results: Result[], seconds: number): void {
  const failed = results.filter(({ violations }) => violations.length > 0);
  if (failed.length > 0) {
    printCounts('row', failed, ({ row }) => row.name);
    printCounts('column', failed, ({ column }) => column.name);
    printCounts('rule', failed, null);
  }
  const minutes = Math.floor(seconds / 60);
  console.log(
    `\n${results.length} cells checked in ${minutes} min ${Math.round(seconds % 60)} s; ${failed.length} failed.`,
  );
}

function printCounts(what: string, failed: Result[], key: ((cell: Cell) => string) | null): void {
  const counts = new Map<string, number>();
  const add = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const { cell, violations } of failed)
    if (key) add(key(cell));
    else for (const rule of new Set(violations.map(({ rule: one }) => one))) add(rule);
  console.log(`\nFailed cells by ${what}`);
  for (const [name, count] of [...counts].toSorted((a, b) => b[1] - a[1]))
    console.log(`${String(count).padStart(5)}  ${name}`);
}
