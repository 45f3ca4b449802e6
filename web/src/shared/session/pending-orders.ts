import type { Platform } from '../../platform/platform.ts';
import { storageKeys } from './storage-keys.ts';

/** An order whose outcome is still open, as plain data: what was asked for, and what was true before. (W1) */
export interface OpenIntent {
  input: unknown;
  before: unknown;
}

type Intents = Partial<Record<string, OpenIntent>>;

/** An object that was kept under a key. Text that is no longer readable counts as nothing. */
function readKept<T extends object>(platform: Platform, key: string): Partial<T> {
  try {
    const kept: unknown = JSON.parse(platform.session.get(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

function keep(platform: Platform, key: string, kept: object) {
  if (Object.keys(kept).length === 0) platform.session.remove(key);
  else platform.session.set(key, JSON.stringify(kept));
}

/** Everything kept, by the name of its action. */
const readAll = (platform: Platform) => readKept<Intents>(platform, storageKeys.openIntents);
const write = (platform: Platform, intents: Intents) => keep(platform, storageKeys.openIntents, intents);

/** What members have left open when their session ended, by member. */
const readLeft = (platform: Platform) =>
  readKept<Partial<Record<string, Intents>>>(platform, storageKeys.leftIntents);

function without(intents: Intents, name: string, intent: OpenIntent): Intents {
  const { [name]: kept, ...others } = intents;
  return JSON.stringify(kept) === JSON.stringify(intent) ? others : intents;
}

/** Keeps an order over a reload of the page, from before it is sent until its outcome is known. */
export function keepIntent(platform: Platform, name: string, intent: OpenIntent): void {
  write(platform, { ...readAll(platform), [name]: intent });
}

/** The outcome is known, be it that the session has ended meanwhile. Another order of that name stays. */
export function dropIntent(platform: Platform, name: string, intent: OpenIntent): void {
  write(platform, without(readAll(platform), name, intent));
  const left = Object.entries(readLeft(platform)).map(
    ([member, intents]) => [member, without(intents ?? {}, name, intent)] as const,
  );
  writeLeft(platform, Object.fromEntries(left));
}

function writeLeft(platform: Platform, left: Partial<Record<string, Intents>>) {
  const open = Object.entries(left).filter(([, intents]) => Object.keys(intents ?? {}).length > 0);
  keep(platform, storageKeys.leftIntents, Object.fromEntries(open));
}

export function keptIntent(platform: Platform, name: string): OpenIntent | null {
  return readAll(platform)[name] ?? null;
}

/** The actions whose outcome was open when the page was left. */
export function namesOfKeptIntents(platform: Platform): string[] {
  return Object.keys(readAll(platform));
}

/** Whose orders the ones of this visit are: told by the wallet, and kept over a reload with them. */
export function nameOwner(platform: Platform, member: string): void {
  platform.session.set(storageKeys.intentsOwner, member);
}

/** The member ends the session: nothing of it stays. */
export function forgetIntents(platform: Platform): void {
  platform.session.remove(storageKeys.intentsOwner);
  platform.session.remove(storageKeys.openIntents);
}

/**
 * The session runs out: what is open is put aside for the same member, who is told of it after the next login, and for
 * nobody else. A device that strangers share keeps nothing. (W1)
 */
export function leaveIntents(platform: Platform): void {
  const owner = platform.session.get(storageKeys.intentsOwner);
  const intents = readAll(platform);
  forgetIntents(platform);
  if (owner === null || !platform.keepsWork) return;
  const left = readLeft(platform);
  writeLeft(platform, { ...left, [owner]: { ...left[owner], ...intents } });
}

/** The member is back: what they had left is open in this session. @returns the names of its actions. */
export function takeUpIntents(platform: Platform, member: string): string[] {
  const { [member]: own = {}, ...others } = readLeft(platform);
  writeLeft(platform, others);
  write(platform, { ...own, ...readAll(platform) });
  return Object.keys(own);
}
