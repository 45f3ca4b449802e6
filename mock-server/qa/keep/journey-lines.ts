import type { Worlds } from '../../world/worlds.ts';

/** A test as it is being written: its lines, and where its member is by now. */
export interface Journey {
  lines: string[];
  screen: 'none' | 'home' | 'qr' | 'other';
  member: { id: string; phone: string } | null;
  worlds: Worlds;
}

export function line(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(line).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value).map(
    ([name, inner]) => `${/^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name)}: ${line(inner)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** A text as code; no character in it can end the literal or the line. */
export function quoted(text: string): string {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`);
  return `'${escaped.replaceAll('\u2028', String.raw`\u2028`).replaceAll('\u2029', String.raw`\u2029`)}'`;
}

export const write = (journey: Journey, ...lines: string[]): void =>
  void journey.lines.push(...lines.map((one) => (one === '' ? '' : `  ${one}`)));

export const note = (journey: Journey, text: string): void =>
  write(journey, `// ${text.replaceAll(/\s+/g, ' ')}`);

export function goHome(journey: Journey): void {
  if (journey.screen === 'home') return;
  if (journey.screen === 'none') write(journey, 'await login.arrive(member);', 'await home.isOpen();');
  else write(journey, `await page.goto('/user/home');`, 'await home.isOpen();');
  journey.screen = 'home';
}
