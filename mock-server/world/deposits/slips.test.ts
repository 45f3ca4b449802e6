import { describe, expect, it } from 'vitest';
import { madeWorld, onlyMember } from '../../test/made-world.ts';
import { makeBankTransfer, type TransferPlan } from './bank-transfers.ts';
import { slipsAreOpen } from './slip-hours.ts';
import { addSlip, assertTakesSlips, decideSlip, SLIP_MS, slipByReference, slipReference } from './slips.ts';
import { walletOf } from '../money/accounts.ts';
import { runDueJobs } from '../run-due-jobs.ts';

const FILE = { type: 'image/png', bytes: new Uint8Array([1]) };

describe('a slip', () => {
  it('is in progress, then credited once for all uploads, within a minute [3.19] [4.08] [8.15] [9.36]', () => {
    expect(SLIP_MS).toBeLessThanOrEqual(60_000);
    const world = madeWorld('a member with money');
    const member = onlyMember(world);
    const { reference } = makeBankTransfer(world, member, { amount: 250.25 });
    const slips = [1, 2, 3].map(() => addSlip(world, member, FILE, { reference }));
    expect(slips.map(({ status }) => status)).toEqual(['PENDING', 'PENDING', 'PENDING']);
    expect(slips.map(({ amount }) => amount)).toEqual([25_025, 25_025, 25_025]);
    world.clock.advance(SLIP_MS);
    runDueJobs(world);
    expect(slips.map(({ status, note }) => note ?? status)).toEqual([
      'SUCCESS',
      'SLIP_REFNO_DUPLICATED',
      'SLIP_REFNO_DUPLICATED',
    ]);
    expect(world.ledger.balance(walletOf(member))).toBe(125_025);
    runDueJobs(world);
    expect(() => decideSlip(world, slips[0]!, { reason: 'INVALID_SLIP' })).toThrow('SUCCESS already');
  });

  it('is named and found by the reference that was read [3.19] [7.39]', () => {
    const world = madeWorld('a member with money');
    const member = onlyMember(world);
    const { reference } = makeBankTransfer(world, member, { amount: 10 });
    const [first, second, unread, odd] = [
      { reference },
      { reference },
      { problem: 'INVALID_SLIP' as const },
      { reference: '../a b' },
    ].map((reading) => addSlip(world, member, FILE, reading));
    expect(slipReference(first!)).toBe(reference);
    expect(slipReference(unread!)).toBe(unread!.id);
    expect(slipReference(odd!)).toBe(odd!.id);
    expect(slipByReference(world, member, reference)).toBe(second);
    expect(slipByReference(world, member, first!.id)).toBe(first);
    expect(slipByReference(world, { ...member, id: 'somebody-else' }, reference)).toBeUndefined();
  });

  const noteOn = (transfer: Omit<TransferPlan, 'amount'>) => {
    const world = madeWorld('a member with money');
    const member = onlyMember(world);
    const { reference } = makeBankTransfer(world, member, { amount: 10, ...transfer });
    const slip = addSlip(world, member, FILE, { reference });
    world.clock.advance(SLIP_MS);
    runDueJobs(world);
    return slip.note;
  };

  it('is valid for an hour after its transfer [9.37]', () => {
    expect(noteOn({ minutesAgo: 60 })).toBeNull();
    expect(noteOn({ minutesAgo: 3_600_001 / 60_000 })).toBe('EXPIRED_SLIP');
  });

  it('fails for a transfer to another account [8.14]', () => {
    expect(noteOn({ toAnotherAccount: true })).toBe('DEST_ACC_INVALID');
  });

  it.each([
    ['2026-11-20T16:29:00.000Z', true],
    ['2026-11-20T16:30:00.000Z', false],
    ['2026-11-20T17:29:00.000Z', false],
    ['2026-11-20T17:30:00.000Z', true],
  ])('at %s in Bangkok is accepted: %s [8.09] [9.38]', (at, isTaken) => {
    const world = madeWorld();
    world.clock.set(Date.parse(at));
    expect(slipsAreOpen(world)).toBe(isTaken);
    if (!isTaken) expect(() => assertTakesSlips(world)).toThrow('SLIP_UPLOAD_FAIL');
  });
});
