import type { Worlds } from '../../world/worlds.ts';

/** A test as it is being written: its lines, and where its member is by now. */
export interface Journey {
  lines: string[];
  /** The member is not yet in the app, in it, or out again because the session has ended. */
  screen: 'none' | 'home' | 'qr' | 'other' | 'out';
  /** The QR on the screen `qr`. */
  qr: string | null;
  /** How long the app's session lasts, when it is not one of the world's length. */
  sessionSeconds: number | null;
  /** When the app's session ends, by the time of the recording; null until the step that began it is over. */
  sessionEnds: number | null;
  member: { id: string; phone: string } | null;
  worlds: Worlds;
}

/** Of the sessions that `login.arrive` begins: their member may have had an older one than the world would give now. */
const ARRIVAL_SECONDS = 24 * 60 * 60;

export const journeyFor = (member: Journey['member'], worlds: Worlds): Journey => ({
  lines: [],
  screen: 'none',
  qr: null,
  sessionSeconds: null,
  sessionEnds: null,
  member,
  worlds,
});

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
  const { screen } = journey;
  if (screen === 'home') return;
  if (screen === 'out') return logIn(journey);
  const way = screen === 'none' ? 'login.arrive(member)' : `page.goto('/user/home')`;
  write(journey, `await ${way};`, 'await home.isOpen();');
  journey.screen = 'home';
  if (screen === 'none') Object.assign(journey, { sessionEnds: null, sessionSeconds: ARRIVAL_SECONDS });
}

export function logIn(journey: Journey): void {
  if (journey.screen === 'none') write(journey, 'await login.open();', 'await login.logIn(member);');
  else write(journey, 'await login.again(member);');
  write(journey, 'await home.isOpen();');
  Object.assign(journey, { screen: 'home', sessionEnds: null, sessionSeconds: null });
}

/** The app cannot go on with a session that has ended. @param status of what it calls meanwhile */
export function endSession(journey: Journey, status = 401): void {
  if (journey.screen === 'none') return;
  journey.screen = 'out';
  // The browser reports each refusal.
  const refused = `  expectedErrors.push(/status of ${status}/);`;
  if (!journey.lines.includes(refused)) journey.lines.push(refused);
}
