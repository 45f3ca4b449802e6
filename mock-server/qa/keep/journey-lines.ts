import type { Worlds } from '../../world/worlds.ts';

/** A journey while it is written. */
export interface Journey {
  lines: string[];
  /** What the member's browser shows now. */
  screen: 'none' | 'home' | 'qr' | 'other';
  member: { id: string; phone: string } | null;
  worlds: Worlds;
}

/** A value as code. */
export function line(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(line).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value).map(
    ([name, inner]) => `${/^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name)}: ${line(inner)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** A text as code; nothing in it can end the literal or the line. */
export function quoted(text: string): string {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`);
  return `'${escaped.replaceAll('\u2028', String.raw`\u2028`).replaceAll('\u2029', String.raw`\u2029`)}'`;
}

/** Lines of the body of the test. */
export const write = (journey: Journey, ...lines: string[]): void =>
  void journey.lines.push(...lines.map((one) => (one === '' ? '' : `  ${one}`)));

/** A note of what the journey does not repeat. */
export const note = (journey: Journey, text: string): void =>
  write(journey, `// ${text.replaceAll(/\s+/g, ' ')}`);

/** Brings the member's browser to home, signed in. */
export function goHome(journey: Journey): void {
  if (journey.screen === 'home') return;
  if (journey.screen === 'none') write(journey, 'await login.arrive(member);', 'await home.isOpen();');
  else write(journey, `await page.goto('/user/home');`, 'await home.isOpen();');
  journey.screen = 'home';
}
