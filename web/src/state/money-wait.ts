import { atom } from 'jotai';
import { secondsLeft } from '../lib/countdown.ts';
import { servicesAtom } from './services.ts';
import { storageKeys } from './storage-keys.ts';

/** Refusals that say to wait about a minute. [8.02] */
const WAIT_CODES = new Set(['REQUEST_LIMIT', 'REQUEST_LIMIT_1MIN']);
const WAIT_MS = 60_000;

const baseUntilAtom = atom<number | null>(null);

/** Until when the server wants no order, in ms since 1970; 0 when there is no wait. It survives a reload. */
export const moneyWaitAtom = atom((get) => {
  const { platform } = get(servicesAtom);
  const until = get(baseUntilAtom) ?? Number(platform.session.get(storageKeys.moneyWait) ?? 0);
  return Number.isFinite(until) ? until : 0;
});

/** Starts the wait that a refusal asks for; other refusals ask for none. */
export const noteRefusalAtom = atom(null, (get, set, code: string) => {
  if (!WAIT_CODES.has(code)) return;
  const { platform, clock } = get(servicesAtom);
  const until = clock.now() + WAIT_MS;
  platform.session.set(storageKeys.moneyWait, String(until));
  set(baseUntilAtom, until);
});

/** Whole seconds until another order is worth sending; never more than the wait, whatever the device's clock does. */
export function waitLeft(until: number, now: number): number {
  return Math.min(secondsLeft(until, now), WAIT_MS / 1000);
}
