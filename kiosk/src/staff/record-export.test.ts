import qrcode from 'qrcode';
import { describe, expect, it } from 'vitest';
import { exportedRecord, isPassed } from './record-export.ts';
import type { Result } from '../../launcher/staff/shapes.ts';

const record = (results: readonly Result[]) => ({
  at: '2026-11-22T21:00:00.000Z',
  by: 'qa',
  build: 'index-DLBxMs8r',
  results: results.map((result, index) => ({ part: `part-${index}`, result, detail: 'น'.repeat(400) })),
});

describe('an exported self-test (K5)', () => {
  it('is JSON with its time, person, build, and why a part failed', () => {
    expect(JSON.parse(exportedRecord(record(['passed', 'failed', 'skipped'])))).toEqual({
      at: '2026-11-22T21:00:00.000Z',
      by: 'qa',
      build: 'index-DLBxMs8r',
      results: [
        { part: 'part-0', result: 'passed' },
        { part: 'part-1', result: 'failed', detail: 'น'.repeat(60) },
        { part: 'part-2', result: 'skipped' },
      ],
    });
  });

  it('fits a QR code, even if every part has failed', () => {
    const worst = exportedRecord(record(Array.from({ length: 11 }, () => 'failed' as const)));
    expect(() => qrcode.create(worst, { errorCorrectionLevel: 'L' })).not.toThrow();
  });

  it('has passed unless a part has failed', () => {
    expect(isPassed(record(['passed', 'skipped']))).toBe(true);
    expect(isPassed(record(['passed', 'failed']))).toBe(false);
  });
});
