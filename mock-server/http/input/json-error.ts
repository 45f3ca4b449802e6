const BLANKS = /[ \t\r\n]*/y;
const WORD = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const PLAIN = /[ !#-[\]-\uffff]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['{', '}'],
  ['[', ']'],
]);

/**
 * Why a text is no JSON, for people. The messages of `JSON.parse` contain parts of the text, which may be secret, and often no
 * place.
 */
export function jsonError(text: string): string {
  if (text.startsWith('\ufeff')) return 'it begins with a byte order mark';
  const at = jsonErrorAt(text);
  if (at === text.length) return 'it ends too early';
  const before = text.slice(0, at);
  return `see line ${before.split('\n').length}, column ${at - before.lastIndexOf('\n')}`;
}

/** The index of the first character that cannot follow; the length of a text that ends too early. */
export function jsonErrorAt(text: string): number {
  /** What closes each open list and object. */
  const open: string[] = [];
  let at = 0;
  let next: 'value' | 'key' | 'colon' | 'comma' = 'value';
  let mayClose = false;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const isFound = pattern.test(text);
    if (isFound) at = pattern.lastIndex;
    return isFound;
  };
  const takeChar = (char: string) => {
    const isFound = text[at] === char;
    if (isFound) at += 1;
    return isFound;
  };
  const takeText = () => {
    if (!takeChar('"')) return false;
    do take(PLAIN);
    while (take(ESCAPE));
    return takeChar('"');
  };
  for (;;) {
    take(BLANKS);
    if (mayClose && takeChar(open.at(-1) ?? 'no bracket')) {
      open.pop();
      next = 'comma';
      continue;
    }
    const closing: string | undefined = next === 'value' ? CLOSING.get(text[at] ?? '') : undefined;
    if (closing !== undefined) {
      at += 1;
      open.push(closing);
      next = closing === '}' ? 'key' : 'value';
      mayClose = true;
      continue;
    }
    mayClose = next === 'value';
    if (next === 'key' && takeText()) next = 'colon';
    else if (next === 'colon' && takeChar(':')) next = 'value';
    else if (next === 'comma' && open.length > 0 && takeChar(','))
      next = open.at(-1) === '}' ? 'key' : 'value';
    else if (next === 'value' && (takeText() || take(WORD))) next = 'comma';
    else return at;
  }
}
