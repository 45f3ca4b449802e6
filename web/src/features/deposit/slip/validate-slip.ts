import type { SlipRow } from '../../../shared/wallet/slip-rows.ts';

/** What looking at a slip before sending it has found. */
export type SlipCheck =
  | { kind: 'readable'; reference: string }
  /** This browser cannot look into pictures. */
  | { kind: 'unchecked' }
  /** No reference could be read in it; the service will hardly read more. */
  | { kind: 'unreadable' }
  /** A slip of this transfer has been sent before. */
  | { kind: 'duplicate'; reference: string; earlier: SlipRow };

/**
 * Validates a slip by the reference that was read in it (null when there is none, undefined when nobody could look) and the
 * slips sent before. One that failed for another reason than being a duplicate may rightly be sent again. [8.13] [8.15]
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
