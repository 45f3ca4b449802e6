/** More levels than any world has, and few enough for recursive code. */
const MAX_DEPTH = 100;

/** The only key whose assignment sets a prototype. Similar keys, such as `constructor`, are plain names. */
const FORBIDDEN = '__proto__';

/**
 * Refuses parsed JSON that a schema with open parts would accept. Iterative, so that no depth can
 * exhaust the stack.
 * @throws RangeError that names the path.
 */
export function assertPlainJson(root: unknown): void {
  const open: Place[] = [{ value: root, key: '', parent: null, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= MAX_DEPTH)
      throw new RangeError(`snapshot: ${pathOf(next).slice(0, 200)} is nested too deeply`);
    const isList = Array.isArray(value);
    for (const key of Object.keys(value)) {
      const child = (value as Record<string, unknown>)[key];
      const place = { value: child, key, parent: next, depth: depth + 1 };
      if (!isList && key === FORBIDDEN) throw new RangeError(`snapshot: ${pathOf(place)} is a forbidden key`);
      if (typeof child === 'object' && child !== null) open.push(place);
    }
  }
}

/** The path is built only for an error, because a large snapshot has many values. */
interface Place {
  value: unknown;
  key: string;
  parent: Place | null;
  depth: number;
}

function pathOf({ key, parent }: Place): string {
  return parent === null ? '' : `${pathOf(parent)}/${key}`;
}
