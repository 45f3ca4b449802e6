/** For drills without arguments: a stray one would otherwise be ignored. */
export function readNothing(usage: string): void {
  if (process.argv.length === 2) return;
  console.error(`Usage: ${usage}, without arguments`);
  process.exit(1);
}

/** The first argument of a drill. Another than a whole number would run nothing and report success. */
export function readCount(usage: string, fallback: number): number {
  const [text = String(fallback), second] = process.argv.slice(2);
  if (/^[1-9]\d{0,6}$/.test(text) && second === undefined) return Number(text);
  console.error(`Usage: ${usage}, with a whole number above 0`);
  process.exit(1);
}

/** The only argument of a drill: a part of the names that it runs. */
export function readPattern(usage: string): RegExp {
  const [text = '', second] = process.argv.slice(2);
  try {
    if (second === undefined && !text.startsWith('-')) return new RegExp(text);
  } catch {
    // No pattern: falls through to the usage.
  }
  console.error(`Usage: ${usage}, with a regular expression`);
  process.exit(1);
}
