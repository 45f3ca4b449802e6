import { rowsSince } from '../../../shared/wallet/list-page.ts';
import { OutcomeUnproven } from '../../../shared/wallet/outcome-unproven.ts';
import type { SlipRow } from '../../../shared/wallet/slip-rows.ts';

export interface SlipBaseline {
  /** Marks of the newest slips; null when the list could not be read. */
  keys: readonly string[] | null;
  reference: string | null;
  /** The service's time when the slip was sent, in ms since 1970. */
  sentAt: number;
}

/** The service tells its time in whole seconds, and a request takes a moment. */
const SERVICE_TIME_TOLERANCE_MS = 2_000;

/**
 * What recognises the slips in a later list: the time of each, counted where several share it. The other fields may be damaged
 * now, or change with the review. null when a time is missing: then a later slip may be an earlier one.
 */
export function marksOfSlips(rows: readonly SlipRow[]): string[] | null {
  const seen = new Map<number, number>();
  const marks = rows.map(({ createdAt }) => {
    const twins = seen.get(createdAt) ?? 0;
    seen.set(createdAt, twins + 1);
    return `${createdAt}#${twins}`;
  });
  return seen.has(NaN) ? null : marks;
}

/**
 * Whether the list contains the sent slip: one that the earlier list did not contain, or without that list, one with the same
 * reference, otherwise one that came after the sending. A slip counts only once, so sending it again does no harm. [4.09]
 * @throws OutcomeUnproven when the sent slip may be one that is damaged, or a new one another device's.
 */
export function hasSlipArrived(rows: readonly SlipRow[], { keys, reference, sentAt }: SlipBaseline): boolean {
  const dated = rows.filter(({ createdAt }) => !Number.isNaN(createdAt));
  const isSince = ({ createdAt }: SlipRow) => createdAt >= sentAt - SERVICE_TIME_TOLERANCE_MS;
  if (keys) {
    const marks = marksOfSlips(dated);
    const wasThere = (_slip: SlipRow, index: number) => keys.includes(marks?.[index] ?? '');
    const freshTimes = rowsSince(dated, wasThere, keys.length).map(({ createdAt }) => createdAt);
    // Of several slips of one moment, each may be the new one.
    const fresh = dated.filter(({ createdAt }) => freshTimes.includes(createdAt));
    if (fresh.some((slip) => reference === null || !slip.reference || slip.reference === reference))
      return true;
    // Another device's, or this one under another name: the service may have read the picture differently.
    if (fresh.length > 0) throw new OutcomeUnproven('slips: the new one has another reference');
  } else {
    const hasArrived =
      reference === null
        ? dated.some(isSince)
        : rows.some((slip) => slip.reference === reference && slip.status !== 'failed');
    if (hasArrived) return true;
  }
  const mayBeDamaged = dated.length < rows.length;
  const mayBeNameless = !keys && dated.some((slip) => !slip.reference && isSince(slip));
  if (mayBeDamaged || mayBeNameless) throw new OutcomeUnproven('slips: a slip that may be new is damaged');
  return false;
}

export function readSlipBaseline(value: unknown): SlipBaseline | null {
  const { keys, reference, sentAt } = (value ?? {}) as Partial<Record<keyof SlipBaseline, unknown>>;
  const isKeys = keys === null || (Array.isArray(keys) && keys.every((key) => typeof key === 'string'));
  const isReference = reference === null || typeof reference === 'string';
  return isKeys && isReference && typeof sentAt === 'number' ? { keys, reference, sentAt } : null;
}
