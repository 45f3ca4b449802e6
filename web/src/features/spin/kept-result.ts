import type { Platform } from '../../platform/platform.ts';
import { storageKeys } from '../../shared/session/storage-keys.ts';
import type { SpinBaseline, Spun } from './spin-rules.ts';

/** A spin whose result its member has not seen yet. (S2) */
export interface KeptResult {
  spun: Spun;
  before: SpinBaseline;
}

/** Keeps a result over a reload of the page, for the member who has won it. */
export function keepResult({ session }: Platform, member: string, kept: KeptResult): void {
  session.set(storageKeys.spinResult, JSON.stringify({ member, ...kept }));
}

/** The member has seen it. */
export function dropResult({ session }: Platform): void {
  session.remove(storageKeys.spinResult);
}

/** What was kept for this member; null where there is nothing, or something else. */
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
