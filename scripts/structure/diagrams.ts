import type { Import } from './import-graph.ts';

export const START = '<!-- Made by npm run docs:architecture: do not edit by hand. -->';
export const END = '<!-- End of what is made. -->';

interface Diagram {
  title: string;
  /** The node of a file; null if the file is not in the diagram. */
  nodeOf: (file: string) => string | null;
}

const inFolder = (folder: string) => (file: string) =>
  file.startsWith(`${folder}/`) ? (new RegExp(`^${folder}/([^/.]+)/`).exec(file)?.[1] ?? null) : null;

const DIAGRAMS: Diagram[] = [
  { title: 'Packages', nodeOf: (file) => file.split('/')[0] ?? null },
  { title: 'Rooms of web/src', nodeOf: inFolder('web/src') },
  { title: 'Rooms of web/src/shared', nodeOf: inFolder('web/src/shared') },
  { title: 'Rooms of web/src/ui', nodeOf: inFolder('web/src/ui') },
  { title: 'Rooms of mock-server', nodeOf: inFolder('mock-server') },
];

/** The generated part of docs/architecture.md: one mermaid diagram per level. */
export function drawDiagrams(imports: readonly Import[]): string {
  const pictures = DIAGRAMS.map(({ title, nodeOf }) => {
    const lines = arrowsBetween(imports, nodeOf).map(([from, to]) => `  ${from} --> ${to}`);
    return `### ${title}\n\n\`\`\`mermaid\nflowchart TD\n${lines.join('\n')}\n\`\`\``;
  });
  return `${START}\n\n${pictures.join('\n\n')}\n\n${END}`;
}

/** Arrows between nodes; omits an arrow that a longer path implies, so that the layers are visible. */
export function arrowsBetween(
  imports: readonly Import[],
  nodeOf: (file: string) => string | null,
): [string, string][] {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [a, b] = [nodeOf(from), nodeOf(to)];
    if (a === null || b === null || a === b) continue;
    targets.set(a, (targets.get(a) ?? new Set()).add(b));
  }
  const reach = (from: string, without: string): Set<string> => {
    const seen = new Set<string>();
    const visit = (node: string) => {
      for (const next of targets.get(node) ?? []) {
        if ((node === from && next === without) || seen.has(next)) continue;
        seen.add(next);
        visit(next);
      }
    };
    visit(from);
    return seen;
  };
  const arrows = [...targets]
    .flatMap(([from, tos]) => [...tos].map((to): [string, string] => [from, to]))
    .sort(([a, b], [c, d]) => `${a} ${b}`.localeCompare(`${c} ${d}`, 'en'));
  return arrows.filter(([from, to]) => {
    if (targets.get(to)?.has(from) || !reach(from, to).has(to)) return true;
    // Deleted immediately, so that of two arrows that imply each other one remains.
    targets.get(from)?.delete(to);
    return false;
  });
}

export function withDiagrams(page: string, imports: readonly Import[]): string {
  const from = page.indexOf(START);
  const to = page.indexOf(END);
  if (from === -1 || to === -1)
    throw new Error('docs/architecture.md: the start or end mark of the generated part is missing');
  return page.slice(0, from) + drawDiagrams(imports) + page.slice(to + END.length);
}
