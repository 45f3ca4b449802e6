import type { Platform } from '../../platform/platform.ts';
import { storageKeys } from '../../shared/session/storage-keys.ts';
import type { SpinBaseline, Spun } from './spin-rules.ts';

export interface KeptResult {
  spun: Spun;
  before: SpinBaseline;
}

export function keepResult({ session }: Platform, member: string, kept: KeptResult): void {
  session.set(storageKeys.spinResult, JSON.stringify({ member, ...kept }));
}

export function dropResult({ session }: Platform): void {
  session.remove(storageKeys.spinResult);
}

export function keptResult({ session }: Platform, member: string): KeptResult | null {
  const text = session.get(storageKeys.spinResult);
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<KeptResult & { member: string }> | null;
    if (kept?.member !== member || !isSpun(kept.spun) || !isBaseline(kept.before)) return null;
    return { spun: kept.spun, before: kept.before };
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
