import type { KeyValueStore } from '../../../platform/platform.ts';
import { storageKeys } from '../../../shared/session/storage-keys.ts';

/** 128 random bits in hexadecimal: only this id protects a guest's chat. [1.05] */
const GUEST_ID = /^guest-[0-9a-f]{32}$/;

export function guestIdOf(store: KeyValueStore): string {
  const kept = store.get(storageKeys.guestId);
  if (kept !== null && GUEST_ID.test(kept)) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const id = `guest-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  store.set(storageKeys.guestId, id);
  return id;
}
