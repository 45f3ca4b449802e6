import type { Platform } from '../../platform/platform.ts';
import { storageKeys } from './storage-keys.ts';

/** An order whose outcome is still open, as plain data: what was asked for, and what was true before. (W1) */
export interface PendingOrder {
  input: unknown;
  before: unknown;
}

type Pending = Partial<Record<string, PendingOrder>>;

/** An object that was kept under a key. Text that is no longer readable counts as nothing. */
function readObject<T extends object>(platform: Platform, key: string): Partial<T> {
  try {
    const kept: unknown = JSON.parse(platform.session.get(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

function saveObject(platform: Platform, key: string, kept: object) {
  if (Object.keys(kept).length === 0) platform.session.remove(key);
  else platform.session.set(key, JSON.stringify(kept));
}

/** Everything kept, by the name of its action. */
const readOpen = (platform: Platform) => readObject<Pending>(platform, storageKeys.openIntents);
const write = (platform: Platform, orders: Pending) => saveObject(platform, storageKeys.openIntents, orders);

/** What was open when a member’s session ended, by member. */
const readStash = (platform: Platform) =>
  readObject<Partial<Record<string, Pending>>>(platform, storageKeys.leftIntents);

function without(orders: Pending, name: string, order: PendingOrder): Pending {
  const { [name]: kept, ...others } = orders;
  return JSON.stringify(kept) === JSON.stringify(order) ? others : orders;
}

/** Keeps an order over a reload of the page, from before it is sent until its outcome is known. */
export function savePending(platform: Platform, name: string, order: PendingOrder): void {
  write(platform, { ...readOpen(platform), [name]: order });
}

/** The outcome is known, be it that the session has ended meanwhile. Another order of that name stays. */
export function dropPending(platform: Platform, name: string, order: PendingOrder): void {
  write(platform, without(readOpen(platform), name, order));
  const stash = Object.entries(readStash(platform)).map(
    ([member, orders]) => [member, without(orders ?? {}, name, order)] as const,
  );
  writeStash(platform, Object.fromEntries(stash));
}

function writeStash(platform: Platform, stash: Partial<Record<string, Pending>>) {
  const open = Object.entries(stash).filter(([, orders]) => Object.keys(orders ?? {}).length > 0);
  saveObject(platform, storageKeys.leftIntents, Object.fromEntries(open));
}

export function readPending(platform: Platform, name: string): PendingOrder | null {
  return readOpen(platform)[name] ?? null;
}

/** The actions whose outcome was open when the page was left. */
export function pendingNames(platform: Platform): string[] {
  return Object.keys(readOpen(platform));
}

/** Whose orders the ones of this visit are: told by the wallet, and kept over a reload with them. */
export function setPendingOwner(platform: Platform, member: string): void {
  platform.session.set(storageKeys.intentsOwner, member);
}

/** The member ends the session: nothing of it stays. */
export function forgetPending(platform: Platform): void {
  platform.session.remove(storageKeys.intentsOwner);
  platform.session.remove(storageKeys.openIntents);
}

/**
 * The session runs out: what is open is put aside for the same member, who is told of it after the next login, and for
 * nobody else. A device that strangers share keeps nothing. (W1)
 */
export function stashPending(platform: Platform): void {
  const owner = platform.session.get(storageKeys.intentsOwner);
  const orders = readOpen(platform);
  forgetPending(platform);
  if (owner === null || !platform.keepsWork) return;
  const stash = readStash(platform);
  writeStash(platform, { ...stash, [owner]: { ...stash[owner], ...orders } });
}

/** The member is back: what was stashed is open in this session. @returns the names of its actions. */
export function restorePending(platform: Platform, member: string): string[] {
  const { [member]: own = {}, ...others } = readStash(platform);
  writeStash(platform, others);
  write(platform, { ...own, ...readOpen(platform) });
  return Object.keys(own);
}
