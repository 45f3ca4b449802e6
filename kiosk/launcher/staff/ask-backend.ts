import type { StaffFacts } from './staff-routes.ts';

const ANSWER_TIMEOUT_MS = 5_000;

/** Asks the backend for its time. Null if it does not answer within 5 s. (K4) */
export async function askBackend(origin: string): Promise<StaffFacts['backend']> {
  const start = performance.now();
  try {
    const { headers } = await fetch(origin, {
      method: 'HEAD',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    const date = Date.parse(headers.get('date') ?? '');
    return {
      milliseconds: Math.round(performance.now() - start),
      clockSkewSeconds: Number.isNaN(date) ? null : Math.round((date - Date.now()) / 1_000),
    };
  } catch {
    return null;
  }
}
