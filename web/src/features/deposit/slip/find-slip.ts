import type { SlipRow } from '../../../shared/wallet/slip-rows.ts';

/** What was known right before a slip was sent, as plain data. (W1) */
export interface SlipBaseline {
  /** Keys of the newest slips; null when the list could not be read. */
  keys: readonly string[] | null;
  /** The reference on the picture; null when none was read. */
  reference: string | null;
}

/**
 * Whether the list shows the slip that was sent. Without the list from before, the slip of the same reference is it, else one
 * in progress: a slip counts once, so a slip that is sent again does no harm. [4.09]
 */
export function hasSlipArrived(rows: readonly SlipRow[], { keys, reference }: SlipBaseline): boolean {
  if (keys) return rows.some(({ key }) => !keys.includes(key));
  if (reference === null) return rows.some(({ status }) => status === 'in_progress');
  return rows.some((slip) => slip.reference === reference && slip.status !== 'failed');
}

/** Takes a kept baseline back; null when it has another shape. */
export function readSlipBaseline(value: unknown): SlipBaseline | null {
  const { keys, reference } = (value ?? {}) as Partial<Record<keyof SlipBaseline, unknown>>;
  const isKeys = keys === null || (Array.isArray(keys) && keys.every((key) => typeof key === 'string'));
  const isReference = reference === null || typeof reference === 'string';
  return isKeys && isReference ? { keys, reference } : null;
}
