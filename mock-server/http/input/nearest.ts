/** The one of `keys` that is the most like what was sent, such as a call or a word. */
export function nearest(sent: string, keys: readonly string[]): string {
  const start = sent.slice(0, LONGEST);
  return keys.reduce(
    (best, key) => (distance(start, key) < distance(start, best) ? key : best),
    keys[0] ?? '',
  );
}

/** No key is as long, and the search costs more than any call. */
const LONGEST = 200;

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
