/** More levels than any world has, and few enough for code that descends by recursion. */
const MAX_DEPTH = 100;

/** Keys that reach for prototypes. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Refuses parsed JSON that a schema with open parts would let through. Walks without recursion, so that no depth can
 * exhaust the stack.
 * @throws RangeError that names the path.
 */
export function assertPlainJson(root: unknown): void {
  const open: { value: unknown; path: string; depth: number }[] = [{ value: root, path: '', depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= MAX_DEPTH) throw new RangeError(`snapshot: ${path.slice(0, 200)} is nested too deeply`);
    for (const [key, child] of Object.entries(value)) {
      const childPath = `${path}/${key}`;
      if (FORBIDDEN.has(key)) throw new RangeError(`snapshot: ${childPath} is a forbidden key`);
      if (typeof child === 'object') open.push({ value: child, path: childPath, depth: depth + 1 });
    }
  }
}
