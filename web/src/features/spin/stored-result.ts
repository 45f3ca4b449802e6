import type { Platform } from '../../platform/platform.ts';
import { storageKeys } from '../../shared/session/storage-keys.ts';
import type { Spun } from './spin-replies.ts';
import type { SpinBaseline } from './spin-rules.ts';

export interface StoredResult {
  spun: Spun;
  before: SpinBaseline;
}

export function storeResult({ tabStorage }: Platform, member: string, result: StoredResult): void {
  tabStorage.set(storageKeys.spinResult, JSON.stringify({ member, ...result }));
}

export function dropResult({ tabStorage }: Platform): void {
  tabStorage.remove(storageKeys.spinResult);
}

export function readStoredResult({ tabStorage }: Platform, member: string): StoredResult | null {
  const text = tabStorage.get(storageKeys.spinResult);
  if (text === null) return null;
  try {
    const stored = JSON.parse(text) as Partial<StoredResult & { member: string }> | null;
    if (stored?.member !== member || !isSpun(stored.spun) || !isBaseline(stored.before)) return null;
    return { spun: stored.spun, before: stored.before };
  } catch {
    return null;
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function isSpun(value: unknown): value is Spun {
  const { code, label, coins } = (value ?? {}) as Partial<Spun>;
  return (code === null || typeof code === 'string') && typeof label === 'string' && isCount(coins);
}

export function isBaseline(value: unknown): value is SpinBaseline {
  const { coins, couponIds } = (value ?? {}) as Partial<SpinBaseline>;
  return isCount(coins) && Array.isArray(couponIds) && couponIds.every((id) => typeof id === 'string');
}
