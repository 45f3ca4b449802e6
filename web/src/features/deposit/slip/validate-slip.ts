import type { SlipRow } from '../../../shared/wallet/slip-rows.ts';

export type SlipCheck =
  | { kind: 'readable'; reference: string }
  | { kind: 'unchecked' }
  /** The picture has no readable reference; the service will probably not find one either. */
  | { kind: 'unreadable' }
  | { kind: 'duplicate'; reference: string; earlier: SlipRow };

/**
 * Validates a slip by its reference (null when there is none, undefined when the picture could not be checked) and the
 * slips sent before. A slip that failed for another reason than being a duplicate may be sent again. [8.13] [8.15]
 */
export function validateSlip(reference: string | null | undefined, earlier: readonly SlipRow[]): SlipCheck {
  if (reference === undefined) return { kind: 'unchecked' };
  if (reference === null) return { kind: 'unreadable' };
  const twin = earlier.find(
    (slip) =>
      slip.reference === reference && (slip.status !== 'failed' || slip.note === 'SLIP_REFNO_DUPLICATED'),
  );
  return twin ? { kind: 'duplicate', reference, earlier: twin } : { kind: 'readable', reference };
}
