import path from 'node:path';
import type { Import } from './import-graph.ts';

/**
 * Pairs of folders that import each other, as "a <-> b". A folder and its subfolder may, because the subfolder is part of
 * it.
 */
export function mutualFolders(imports: readonly Import[]): string[] {
  const arrows = new Set(
    imports
      .map(({ from, to }) => [path.dirname(from), path.dirname(to)])
      .map(([from, to]) => `${from} -> ${to}`),
  );
  return [...arrows]
    .flatMap((arrow) => {
      const [from = '', to = ''] = arrow.split(' -> ');
      const isInside = `${from}/`.startsWith(`${to}/`) || `${to}/`.startsWith(`${from}/`);
      return from < to && !isInside && arrows.has(`${to} -> ${from}`) ? [`${from} <-> ${to}`] : [];
    })
    .sort();
}
