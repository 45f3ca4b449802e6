import { ApiError, failureOf } from '../../api/api-error.ts';

/**
 * What must be known before an order could not be read, so the order was not sent: told like a missing connection, and
 * never as an outcome that nobody knows. (W1)
 */
export function nothingSent(error: unknown): never {
  throw failureOf(error).kind === 'unconfirmed' ? new ApiError({ kind: 'offline' }) : error;
}
