import type { SlipReason } from 'contracts';
import { satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { madeWorld, onlyMember } from '../../test/made-world.ts';
import { makeBankTransfer, type TransferPlan } from './bank-transfers.ts';
import { slipsAreOpen } from './slip-hours.ts';
import {
  addSlip,
  assertTakesSlips,
  decideSlip,
  type Slip,
  SLIP_MS,
  slipByReference,
  slipPage,
  slipReference,
} from './slips.ts';
import { walletOf } from '../money/accounts.ts';
import type { Currency } from '../money/currency.ts';
import { statementOf } from '../money/statement.ts';
import { runDueJobs } from '../run-due-jobs.ts';
import { setBalance } from '../wallet/set-balance.ts';
import type { World } from '../world.ts';

const FILE = { type: 'image/png', bytes: new Uint8Array([1]) };

describe('a slip', () => {
  it('is in progress, then credited once for all uploads, within a minute [1.08] [1.15] [3.19] [4.08] [4.09] [8.15] [9.36]', () => {
    expect(SLIP_MS).toBeLessThanOrEqual(60_000);
    const world = madeWorld('a member with money');
    const member = onlyMember(world);
    const { reference } = makeBankTransfer(world, member, { amount: 250.25 });
    const other = { ...member, id: 'other' };
    const slips = [member, member, other].map((sender) => addSlip(world, sender, FILE, { reference }));
    world.clock.advance(SLIP_MS - 1);
    runDueJobs(world);
    expect(slips.map(({ status }) => status)).toEqual(['PENDING', 'PENDING', 'PENDING']);
    expect(slips.map(({ amount }) => amount)).toEqual([25_025, 25_025, 25_025]);
    world.clock.advance(1);
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

  it('of nothing fails, and stops no later call', () => {
    const world = madeWorld('a member with money');
    const { reference } = makeBankTransfer(world, onlyMember(world), { amount: 0 });
    const slip = addSlip(world, onlyMember(world), FILE, { reference });
    world.clock.advance(SLIP_MS);
    runDueJobs(world);
    expect(slip).toMatchObject({ status: 'FAILED', note: 'UNKNOW_ERROR' });
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

  const noteOn = (
    transfer: Omit<TransferPlan, 'amount'>,
    toAccountNo?: string,
    currency: Currency = 'THB',
  ) => {
    const world = madeWorld('a member with money');
    const member = onlyMember(world);
    member.currency = currency;
    const made = makeBankTransfer(world, member, { amount: 10, ...transfer });
    if (toAccountNo !== undefined) made.toAccountNo = toAccountNo;
    const { reference } = made;
    const slip = addSlip(world, member, FILE, { reference });
    world.clock.advance(SLIP_MS);
    runDueJobs(world);
    return slip.note;
  };

  it('is valid for an hour after its transfer [4.09] [8.18] [9.37]', () => {
    expect(noteOn({ minutesAgo: 60 })).toBeNull();
    expect(noteOn({ minutesAgo: 3_600_001 / 60_000 })).toBe('EXPIRED_SLIP');
  });

  it('fails for a transfer to another account [4.09] [8.14]', () => {
    expect(noteOn({ toAnotherAccount: true })).toBe('DEST_ACC_INVALID');
  });

  it('fails for a transfer to an account of the other currency than the member’s [8.14]', () => {
    const { depositOptions } = madeWorld('a member with money');
    const kipBank = depositOptions.banks.find(({ currency }) => currency === 'LAK');
    expect(noteOn({}, kipBank?.bankAccountNo)).toBe('DEST_ACC_INVALID');
    expect(noteOn({}, kipBank?.bankAccountNo, 'LAK')).toBeNull();
  });

  it('fails for money from an account that is not the member’s [4.09] [8.18]', () => {
    expect(noteOn({ fromAnotherAccount: true })).toBe('NOT_MATCH');
  });

  it.each<[SlipReason, (world: World, slip: Slip) => void]>([
    ['UPLOADED_FILE_NOT_EXIST', (world, { fileId }) => world.files.delete(fileId)],
    ['UNSTABLE_REFNO_ON_SLIP', (world) => world.bankTransfers.clear()],
    ['TRIPPLE_WRONG_CAPTCHA', (_world, slip) => (slip.reading = { problem: 'TRIPPLE_WRONG_CAPTCHA' })],
    ['INVALID_SLIP', (world) => world.slipFailures.push('INVALID_SLIP')],
    ['UNKNOW_ERROR', (world, { memberId }) => world.members.delete(memberId)],
    ['UNKNOW_ERROR', (world) => setBalance(world, onlyMember(world), 'WALLET', 9_999_999_999)],
  ])(
    'fails once with %s, and no earlier than it is due [4.08] [4.09] [8.12] [8.13] [8.16] [8.17] [8.18]',
    (reason, spoil) => {
      const world = madeWorld('a member with money');
      const member = onlyMember(world);
      const { reference } = makeBankTransfer(world, member, { amount: 10 });
      const slip = addSlip(world, member, FILE, { reference });
      spoil(world, slip);
      world.clock.advance(SLIP_MS - 1);
      runDueJobs(world);
      expect([slip.status, slip.note]).toEqual(['PENDING', null]);
      world.clock.advance(1);
      runDueJobs(world);
      expect([slip.status, slip.note]).toEqual(['FAILED', reason]);
      expect(world.pendingSlips.size).toBe(0);
      expect(slipPage(world, member, { page: 1, limit: 10 })).toEqual({ total: 1, slips: [slip] });
      expect(slipPage(world, { ...member, id: 'other' }, { page: 1, limit: 10 })).toEqual({
        total: 0,
        slips: [],
      });
    },
  );

  it('decided by staff is credited from no bank, unless its member is gone', () => {
    const world = madeWorld('a member with money');
    const member = onlyMember(world);
    const [slip, late] = [1, 2].map(() => addSlip(world, member, FILE, { problem: 'INVALID_SLIP' }));
    decideSlip(world, slip!, { amount: satang(500) });
    expect(statementOf(world, member.id).at(-1)).toMatchObject({ from: 'SLIP', amount: 500 });
    world.members.delete(member.id);
    expect(() => decideSlip(world, late!, { amount: satang(500) })).toThrow('its member is gone');
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
    if (isTaken) expect(() => assertTakesSlips(world)).not.toThrow();
    else expect(() => assertTakesSlips(world)).toThrow('SLIP_UPLOAD_FAIL');
    world.outages.add('slip-intake');
    expect(() => assertTakesSlips(world)).toThrow('SLIP_UPLOAD_FAIL');
  });
});
