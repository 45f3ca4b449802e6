import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '../../engine/journal-entry.ts';
import { scenarios } from '../../scenarios/index.ts';
import { createWorlds } from '../../world/worlds.ts';
import { stepOfCall } from './journey-calls.ts';
import { type Journey, journeyFor } from './journey-lines.ts';

const HOSTILE = "1); process.exit(9); ('\u2028";
const worlds = createWorlds({ now: () => 0 }, scenarios);
const before = () => worlds.save(worlds.open('demo'));
const entry: JournalEntry = {
  id: 1,
  at: '2026-01-01T00:00:00.000Z',
  call: 'POST /api/qrcode/{bankCode}',
  method: 'POST',
  path: `/api/qrcode/${HOSTILE}`,
  status: 200,
  code: null,
  memberId: null,
  milliseconds: 1,
  fault: null,
  serverViolations: [],
  clientViolation: null,
  movements: [],
  body: { amount: HOSTILE, from: HOSTILE, to: HOSTILE },
  answer: { hasQrcode: true },
};

describe('the steps of a call', () => {
  it.each([
    'POST /api/qrcode/{bankCode}',
    'POST /api/wallet/transfer',
    'POST /api/wallet/withdrawAll',
    'POST /api/bonus/claim',
  ])('hold what a journal brought as text, never as code: %s', (call) => {
    const journey: Journey = { ...journeyFor(null, worlds), screen: 'home' };
    stepOfCall(journey, { ...entry, call }, before);
    expect(journey.lines.join('\n')).toContain(String.raw`process.exit(9); (\'`);
    const code = journey.lines.map((line) => line.replaceAll(/'(?:\\.|[^'\\\n\u2028])*'/g, "''"));
    expect(code.join('\n')).not.toContain('process.exit');
  });

  it('note a call with a body that is too long for a test', () => {
    const journey: Journey = { ...journeyFor(null, worlds), screen: 'home' };
    const sent = { call: 'POST /api/bonus/claim', path: '/api/bonus/claim', status: 400 };
    stepOfCall(journey, { ...entry, ...sent, body: 'x'.repeat(14_998) }, before);
    stepOfCall(journey, { ...entry, ...sent, body: 'x'.repeat(14_999) }, before);
    expect(journey.lines[0]).toContain('x'.repeat(14_998));
    expect(journey.lines[1]).toBe('  // Not repeated: POST /api/bonus/claim, for its body is too long.');
  });

  it('note a call that the mock had no room for, and repeat one that a rule refused as too many', () => {
    const journey: Journey = { ...journeyFor(null, worlds), screen: 'home' };
    const call = { call: 'POST /api/bonus/claim', path: '/api/bonus/claim', status: 429, answer: null };
    stepOfCall(journey, { ...entry, ...call, body: null, clientViolation: 'the memory is full' }, before);
    stepOfCall(journey, { ...entry, ...call, body: { code: 'A' } }, before);
    expect(journey.lines).toHaveLength(2);
    expect(journey.lines[0]).toBe(
      '  // Not repeated: POST /api/bonus/claim, for the mock had no room for it.',
    );
    expect(journey.lines[1]).toContain('.toBe(429);');
  });

  it('note a call that cannot be repeated in a one-line comment', () => {
    const journey: Journey = { ...journeyFor(null, worlds), screen: 'home' };
    const path = `/api/chat/upload\n\u2028${HOSTILE}`;
    stepOfCall(journey, { ...entry, call: 'POST /api/chat/upload', path }, before);
    expect(journey.lines).toHaveLength(1);
    expect(journey.lines[0]).toMatch(/^ {2}\/\/ Not repeated: [^\n\u2028]*$/);
  });
});
