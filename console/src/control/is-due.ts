import type { QueryClient } from '@tanstack/react-query';
import type { Reply, Verb } from 'mock-server/control';

/** Whether something that was read has ended meanwhile by the world's clock: nothing reports that. */
export function isDue(queries: QueryClient, world: string): boolean {
  const stateOf = <K extends Verb>(verb: K) =>
    // Only what the page shows: nothing reads the rest again, so it would stay due.
    queries.getQueryCache().find<Reply<K>>({ queryKey: ['world', world, verb], exact: false, type: 'active' })
      ?.state;
  const clock = stateOf('GET /clock');
  if (!clock?.data || clock.data.isFrozen) return false;
  const now = Date.parse(clock.data.now) + (Date.now() - clock.dataUpdatedAt) * clock.data.rate;
  const ends = [
    ...(stateOf('GET /qrs')?.data?.qrs ?? []).map((qr) => qr.status === 'live' && qr.expiresAt),
    ...(stateOf('GET /otps')?.data?.otps ?? []).map((otp) => otp.status === 'live' && otp.expiresAt),
    ...(stateOf('GET /slips')?.data?.slips ?? []).map((slip) => slip.status === 'PENDING' && slip.dueAt),
    ...(stateOf('GET /withdrawals')?.data?.withdrawals ?? []).map(
      ({ status, dueAt }) => status === 'PENDING' && dueAt,
    ),
  ];
  return ends.some((end) => typeof end === 'string' && Date.parse(end) <= now);
}
