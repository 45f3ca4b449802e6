import type { SelfTestRecord } from './terminal-client.ts';

export const isPassed = ({ results }: SelfTestRecord): boolean =>
  results.every(({ result }) => result !== 'failed');

/** The record as JSON that a code can hold: of what passed, no more than that it did. The file in the state folder has all of it. */
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

/** With every part failed it is still a code that a phone reads off a screen. */
const DETAIL_LENGTH = 60;
