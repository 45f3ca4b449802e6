import type { SlipRow } from '../../../shared/wallet/slip-rows.ts';

export interface SlipBaseline {
  /** Keys of the newest slips; null when the list could not be read. */
  keys: readonly string[] | null;
  reference: string | null;
}

/**
 * Whether the list contains the sent slip. Without the earlier list, it looks for a slip with the same reference,
 * otherwise for one in progress. A slip counts only once, so sending it again does no harm. [4.09]
 */
export function hasSlipArrived(rows: readonly SlipRow[], { keys, reference }: SlipBaseline): boolean {
  if (keys) return rows.some(({ key }) => !keys.includes(key));
  if (reference === null) return rows.some(({ status }) => status === 'in_progress');
  return rows.some((slip) => slip.reference === reference && slip.status !== 'failed');
}

export function readSlipBaseline(value: unknown): SlipBaseline | null {
  const { keys, reference } = (value ?? {}) as Partial<Record<keyof SlipBaseline, unknown>>;
  const isKeys = keys === null || (Array.isArray(keys) && keys.every((key) => typeof key === 'string'));
  const isReference = reference === null || typeof reference === 'string';
  return isKeys && isReference ? { keys, reference } : null;
}
