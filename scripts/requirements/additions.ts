const LISTED = /^- \(([A-Z]\d+)\) [A-Z].+\.$/gm;
/** After a space, so that a call such as `SUM(A1)` is no citation. */
const CITED = /(?<=\s)\(([A-Z]\d+)\)/g;

/**
 * What is wrong between the page that explains the ids in round brackets and the sources that cite them.
 * @param sources texts by file
 */
export function additionErrors(page: string, sources: ReadonlyMap<string, string>): string[] {
  const listed = idsIn(page, LISTED);
  const cited = new Set<string>();
  const errors: string[] = [];
  for (const [file, text] of sources)
    for (const id of new Set(idsIn(text, CITED))) {
      cited.add(id);
      if (!listed.includes(id)) errors.push(`${file}: (${id}) is unknown`);
    }
  const twice = listed.filter((id, index) => listed.indexOf(id) < index);
  const unused = listed.filter((id) => !cited.has(id));
  return [
    ...errors,
    ...twice.map((id) => `(${id}) is duplicated`),
    ...unused.map((id) => `(${id}) is cited nowhere`),
  ];
}

const idsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, id = '']) => id);
