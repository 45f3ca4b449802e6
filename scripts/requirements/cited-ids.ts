const CITATION = /\[(\d+\.\d+)\](?:\s*[-–]\s*\[(\d+\.\d+)\])?/g;

export interface Citations {
  ids: string[];
  errors: string[];
}

/** The unique ids that a text cites: `[5.29]`, and every id of a range `[5.29]-[5.31]`. `known` holds all ids in order. */
export function citedIds(text: string, known: readonly string[]): Citations {
  const ids = new Set<string>();
  const errors: string[] = [];
  for (const [citation, first = '', last = first] of text.matchAll(CITATION)) {
    const unknown = [...new Set([first, last])].filter((id) => !known.includes(id));
    if (unknown.length > 0) {
      errors.push(...unknown.map((id) => `[${id}] is unknown`));
      continue;
    }
    const range = known.slice(known.indexOf(first), known.indexOf(last) + 1);
    if (range.length === 0) errors.push(`${citation} runs backwards`);
    else if (first.split('.')[0] !== last.split('.')[0]) errors.push(`${citation} spans two sections`);
    else range.forEach((id) => ids.add(id));
  }
  return { ids: [...ids], errors };
}
