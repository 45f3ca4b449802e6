import type { Satang } from 'contracts/rules';
import type { Platform } from '../../platform/platform.ts';
import { storageKeys } from '../session/storage-keys.ts';

/** A QR that was on the screen, as plain data, with what tells its payment from other deposits. */
export interface RunningQr {
  qr: { id: string; amount: Satang; deadline: number; seconds: number };
  /** Marks of the entries that are not its payment; null when they could not be read. */
  keys: string[] | null;
  balance: Satang | null;
  /** Until then a payment may come, in service time. */
  until: number;
}

/** The largest time of a `Date`, in ms since 1970. */
const LATEST = 8.64e15;

/** By provider. A damaged one counts as none. */
export function readRunningQrs({ tabStorage }: Platform): Partial<Record<string, RunningQr>> {
  try {
    const saved: unknown = JSON.parse(tabStorage.get(storageKeys.runningQrs) ?? '{}');
    return Object.fromEntries(Object.entries(saved as object).filter(isRunning));
  } catch {
    return {};
  }
}

function isRunning(entry: [string, unknown]): entry is [string, RunningQr] {
  const { qr, keys, balance, until } = (entry[1] ?? {}) as Partial<RunningQr>;
  const figures = [qr?.amount, qr?.deadline, qr?.seconds, until, balance ?? 0];
  return (
    typeof qr?.id === 'string' &&
    figures.every((figure) => typeof figure === 'number' && Math.abs(figure) <= LATEST) &&
    (keys === null || (Array.isArray(keys) && keys.every((key) => typeof key === 'string')))
  );
}

/** null: it can no longer be paid, or its payment is known. */
export function saveRunningQr(platform: Platform, provider: string, running: RunningQr | null): void {
  const others = Object.entries(readRunningQrs(platform)).filter(([name]) => name !== provider);
  const all = Object.fromEntries(running ? [...others, [provider, running]] : others);
  if (Object.keys(all).length === 0) platform.tabStorage.remove(storageKeys.runningQrs);
  else platform.tabStorage.set(storageKeys.runningQrs, JSON.stringify(all));
}
