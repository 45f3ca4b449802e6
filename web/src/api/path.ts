/**
 * Fills `{name}` in a path. Each value becomes exactly one segment.
 * @throws RangeError for an empty value, `.` or `..`: encoding keeps them, and the URL would resolve to another path.
 */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '' || value === '.' || value === '..') {
      throw new RangeError(`not a path segment: ${name}`);
    }
    return encodeURIComponent(value);
  });
}
