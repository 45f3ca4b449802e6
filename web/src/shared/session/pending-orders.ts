import { markOf } from '../../api/token.ts';
import type { Platform } from '../../platform/platform.ts';
import { storageKeys } from './storage-keys.ts';

/** An order with an open outcome, as plain data: the input, and the state before. (W1) */
export interface PendingOrder {
  input: unknown;
  before: unknown;
  /** Milliseconds since 1970, once it was sent. Unchecked: `sentOf` reads it. */
  sentAt?: unknown;
  /** Of one that was "not done". Unchecked. */
  until?: unknown;
  /** Whose orders leave the same, if another action's do. Unchecked. */
  triedAs?: unknown;
}

/** An order that was "not done" is stored beside the open ones, under a name that begins so: nothing resumes it. */
export const TRIED = 'tried:';

/** The orders that survive a reload. `app/shell/resume-orders.tsx` must resume each; a missing one is a type error. */
export type StoredOrder =
  | 'transfer'
  | 'bring_back'
  | 'withdraw'
  | 'gift'
  | 'slip'
  | 'invite'
  | 'invite_part'
  | 'refund_bonus'
  | 'refund_wallet'
  | 'bonus'
  | 'promotion'
  | 'end_bonus'
  | 'spin'
  | 'claim';

/** Each game has a move of its own, which `resume-orders.tsx` resumes by the game's code. */
export type PendingName = StoredOrder | `game_move:${string}`;

type Pending = Partial<Record<string, PendingOrder>>;

type Stash = Partial<Record<string, Pending>>;

function readStored(platform: Platform, key: string): unknown {
  try {
    return JSON.parse(platform.tabStorage.get(key) ?? '{}');
  } catch {
    return {};
  }
}

function objectsIn<T extends object>(saved: unknown): Record<string, T> {
  const entries = Object.entries(isObject(saved) ? saved : {});
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => isObject(entry[1])));
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function saveObject(platform: Platform, key: string, value: object) {
  if (Object.keys(value).length === 0) platform.tabStorage.remove(key);
  else platform.tabStorage.set(key, JSON.stringify(value));
}

const readOpen = (platform: Platform): Pending =>
  objectsIn<PendingOrder>(readStored(platform, storageKeys.pendingOrders));
const write = (platform: Platform, orders: Pending) =>
  saveObject(platform, storageKeys.pendingOrders, orders);

/** The open orders of expired sessions, by their members. */
export function readStash(platform: Platform): Stash {
  const members = Object.entries(objectsIn(readStored(platform, storageKeys.stashedOrders)));
  return Object.fromEntries(members.map(([member, orders]) => [member, objectsIn<PendingOrder>(orders)]));
}

function without(orders: Pending, name: string, order: PendingOrder): Pending {
  const { [name]: saved, ...others } = orders;
  return JSON.stringify(saved) === JSON.stringify(order) ? others : orders;
}

/** Stores an order across reloads, from before it is sent until its outcome is known. */
export function savePending(platform: Platform, name: string, order: PendingOrder): void {
  write(platform, { ...readOpen(platform), [name]: order });
}

/** Removes an order whose outcome is known or whose session has ended. Another order of the same name stays. */
export function dropPending(platform: Platform, name: string, order: PendingOrder): void {
  write(platform, without(readOpen(platform), name, order));
  const stash = Object.entries(readStash(platform)).map(
    ([member, orders]) => [member, without(orders ?? {}, name, order)] as const,
  );
  writeStash(platform, Object.fromEntries(stash));
}

function writeStash(platform: Platform, stash: Stash) {
  const open = Object.entries(stash).filter(([, orders]) => Object.keys(orders ?? {}).length > 0);
  saveObject(platform, storageKeys.stashedOrders, Object.fromEntries(open));
}

/** The open order of this name; null without one. What it holds is unchecked. */
export function readPending(platform: Platform, name: string): PendingOrder | null {
  return readOpen(platform)[name] ?? null;
}

/** The names of all open orders of this tab. */
export function pendingNames(platform: Platform): string[] {
  return Object.keys(readOpen(platform)).filter((name) => !name.startsWith(TRIED));
}

/** Forgets orders that were "not done": all, or those whose names begin so. */
export function dropTried(platform: Platform, beginning = TRIED): void {
  const others = Object.entries(readOpen(platform)).filter(([name]) => !name.startsWith(beginning));
  write(platform, Object.fromEntries(others));
}

/**
 * Sets the member whose pending orders these are, as the wallet names it; survives reloads with them. The mark of the member's token
 * tells a later page of the tab before it reads the wallet.
 */
export function setPendingOwner(platform: Platform, member: string, token: string | null = null): void {
  const owner = platform.tabStorage.get(storageKeys.pendingOwner);
  // The tab was restored, and another member has signed in meanwhile.
  if (owner !== null && owner !== member) stashPending(platform);
  platform.tabStorage.set(storageKeys.pendingOwner, member);
  const mark = markOf(token);
  if (mark !== null) platform.tabStorage.set(storageKeys.pendingMark, mark);
}

/** Removes everything when the member ends the session. */
export function forgetPending(platform: Platform): void {
  platform.tabStorage.remove(storageKeys.pendingOwner);
  platform.tabStorage.remove(storageKeys.pendingMark);
  platform.tabStorage.remove(storageKeys.pendingOrders);
}

/**
 * The session has expired: stashes open orders for the same member, who sees them after the next login. A shared device keeps
 * nothing. (W1)
 */
export function stashPending(platform: Platform): void {
  const owner = platform.tabStorage.get(storageKeys.pendingOwner);
  const orders = readOpen(platform);
  forgetPending(platform);
  if (owner === null || !platform.keepsWork) return;
  const stash = readStash(platform);
  writeStash(platform, { ...stash, [owner]: { ...stash[owner], ...orders } });
}

/** The member is back: their stashed orders become pending again. @returns their names */
export function restorePending(platform: Platform, member: string): string[] {
  const { [member]: own = {}, ...others } = readStash(platform);
  writeStash(platform, others);
  write(platform, { ...own, ...readOpen(platform) });
  return Object.keys(own);
}
