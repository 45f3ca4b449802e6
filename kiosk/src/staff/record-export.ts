import type { SelfTestRecord } from '../../launcher/staff/shapes.ts';

/** Whether no part failed; skipped ones do not count. */
export const isPassed = ({ results }: SelfTestRecord): boolean =>
  results.every(({ result }) => result !== 'failed');

/** The record as JSON small enough for a QR code: passed parts have no details. The file in the state folder has everything. */
export function exportedRecord({ at, by, build, results }: SelfTestRecord): string {
  return JSON.stringify({
    at,
    by,
    build,
    results: results.map(({ part, result, detail }) =>
      result === 'failed' ? { part, result, detail: detail.slice(0, DETAIL_LENGTH) } : { part, result },
    ),
  });
}

/** Short enough that a phone can read the code off a screen even if every part failed. */
const DETAIL_LENGTH = 60;
