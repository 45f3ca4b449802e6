import type { StaffFacts } from './staff-routes.ts';

const LIMIT_MS = 5_000;

export async function askBackend(origin: string): Promise<StaffFacts['backend']> {
  const start = performance.now();
  try {
    const { headers } = await fetch(origin, { method: 'HEAD', signal: AbortSignal.timeout(LIMIT_MS) });
    const date = Date.parse(headers.get('date') ?? '');
    return {
      milliseconds: Math.round(performance.now() - start),
      clockSkewSeconds: Number.isNaN(date) ? null : Math.round((date - Date.now()) / 1_000),
    };
  } catch {
    return null;
  }
}
