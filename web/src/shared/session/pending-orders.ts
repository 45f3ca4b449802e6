import type { Platform } from '../../platform/platform.ts';
import { storageKeys } from './storage-keys.ts';

/** An order whose outcome is still open, as plain data: what was asked for, and what was true before. (W1) */
export interface PendingOrder {
  input: unknown;
  before: unknown;
}

type Pending = Partial<Record<string, PendingOrder>>;

/** An object that was saved under a key. Text that is no longer readable counts as nothing. */
function readObject<T extends object>(platform: Platform, key: string): Partial<T> {
  try {
    const saved: unknown = JSON.parse(platform.session.get(key) ?? '{}');
    return typeof saved === 'object' && saved !== null ? saved : {};
  } catch {
    return {};
  }
}

function saveObject(platform: Platform, key: string, value: object) {
  if (Object.keys(value).length === 0) platform.session.remove(key);
  else platform.session.set(key, JSON.stringify(value));
}

/** Everything saved, by the name of its action. */
const readOpen = (platform: Platform) => readObject<Pending>(platform, storageKeys.pendingOrders);
const write = (platform: Platform, orders: Pending) =>
  saveObject(platform, storageKeys.pendingOrders, orders);

/** What was open when a member’s session ended, by member. */
const readStash = (platform: Platform) =>
  readObject<Partial<Record<string, Pending>>>(platform, storageKeys.stashedOrders);

function without(orders: Pending, name: string, order: PendingOrder): Pending {
  const { [name]: saved, ...others } = orders;
  return JSON.stringify(saved) === JSON.stringify(order) ? others : orders;
}

/** Saves an order over a reload of the page, from before it is sent until its outcome is known. */
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
  saveObject(platform, storageKeys.stashedOrders, Object.fromEntries(open));
}

export function readPending(platform: Platform, name: string): PendingOrder | null {
  return readOpen(platform)[name] ?? null;
}

/** The actions whose outcome was open when the page was left. */
export function pendingNames(platform: Platform): string[] {
  return Object.keys(readOpen(platform));
}

/** Whose orders the ones of this visit are: told by the wallet, and saved over a reload with them. */
export function setPendingOwner(platform: Platform, member: string): void {
  platform.session.set(storageKeys.pendingOwner, member);
}

/** The member ends the session: nothing of it stays. */
export function forgetPending(platform: Platform): void {
  platform.session.remove(storageKeys.pendingOwner);
  platform.session.remove(storageKeys.pendingOrders);
}

/**
 * The session runs out: what is open is stashed for the same member, who is told of it after the next login, and for
 * nobody else. A device that strangers share keeps nothing. (W1)
 */
export function stashPending(platform: Platform): void {
  const owner = platform.session.get(storageKeys.pendingOwner);
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
