import { endpoints } from 'contracts';

export function nearestCall(method: string, url: string): string {
  const [path = ''] = url.split('?', 1);
  const requested = `${method} ${path.slice(0, 200)}`;
  const keys = Object.keys(endpoints);
  return keys.reduce(
    (best, key) => (distance(requested, key) < distance(requested, best) ? key : best),
    keys[0] ?? '',
  );
}

/** A parameter matches any segment. */
function distance(requested: string, key: string): number {
  const [from, to] = [requested.split('/'), key.split('/')];
  const length = Math.max(from.length, to.length);
  let sum = 0;
  for (let index = 0; index < length; index += 1) {
    const [one = '', other = ''] = [from[index], to[index]];
    if (!other.startsWith('{') || one === '') sum += lettersApart(one, other);
  }
  return sum;
}

function lettersApart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + Number(one[i - 1] !== other[j - 1]);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, changed));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
