import type { Platform } from '../platform/platform.ts';
import { storageKeys } from './storage-keys.ts';

/** An order whose outcome is still open, as plain data: what was asked for, and what was true before. (W1) */
export interface OpenIntent {
  input: unknown;
  before: unknown;
}

/** Everything kept, by the name of its action. Text that is no longer readable counts as nothing. */
function readAll(platform: Platform): Partial<Record<string, OpenIntent>> {
  try {
    const kept: unknown = JSON.parse(platform.session.get(storageKeys.openIntents) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

function write(platform: Platform, intents: Partial<Record<string, OpenIntent>>) {
  if (Object.keys(intents).length === 0) platform.session.remove(storageKeys.openIntents);
  else platform.session.set(storageKeys.openIntents, JSON.stringify(intents));
}

/** Keeps an order over a reload of the page, from before it is sent until its outcome is known. */
export function keepIntent(platform: Platform, name: string, intent: OpenIntent): void {
  write(platform, { ...readAll(platform), [name]: intent });
}

/** The outcome is known. Another order of that name, of a later session perhaps, stays. */
export function dropIntent(platform: Platform, name: string, intent: OpenIntent): void {
  const { [name]: kept, ...others } = readAll(platform);
  if (JSON.stringify(kept) === JSON.stringify(intent)) write(platform, others);
}

export function keptIntent(platform: Platform, name: string): OpenIntent | null {
  return readAll(platform)[name] ?? null;
}

/** The actions whose outcome was open when the page was left. */
export function namesOfKeptIntents(platform: Platform): string[] {
  return Object.keys(readAll(platform));
}
