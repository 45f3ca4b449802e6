import { slipVerify } from 'promptparse/validate';
import { describe, expect, it } from 'vitest';
import { madeWorld, onlyMember } from '../../test/made-world.ts';
import { makeBankTransfer, slipPayload } from './bank-transfers.ts';

function made() {
  const world = madeWorld('a member with money');
  return { world, member: onlyMember(world) };
}

describe('a bank transfer', () => {
  it('goes from the member’s account to the service’s, now, with a reference of its own [2.49] [9.37]', () => {
    const { world, member } = made();
    const transfer = makeBankTransfer(world, member, { amount: 250.25 });
    expect(transfer).toEqual({
      reference: expect.stringMatching(/^KBANK[A-Z0-9]{15}$/) as string,
      amount: 25_025,
      at: world.clock.now(),
      bankCode: 'KBANK',
      fromName: 'SOMCHAI JAIDEE',
      fromAccountNo: '1234567890',
      toAccountNo: '4012345678',
      usedBy: null,
    });
    expect(world.bankTransfers.get(transfer.reference)).toBe(transfer);
  });

  it('may be of other accounts and of an earlier time [8.14] [8.18]', () => {
    const { world, member } = made();
    const plan = { amount: 1, minutesAgo: 2, toAnotherAccount: true, fromAnotherAccount: true };
    expect(makeBankTransfer(world, member, plan)).toMatchObject({
      at: world.clock.now() - 120_000,
      fromName: 'NOBODY KNOWN',
      fromAccountNo: '9990001112',
      toAccountNo: '9990001112',
    });
    member.currency = 'LAK';
    world.depositOptions.banks.length = 0;
    expect(makeBankTransfer(world, member, { amount: 1 }).toAccountNo).toBe('9990001112');
  });

  it.each(['x'.repeat(200), 'ธนาคาร', 'a b', ''])(
    'from the bank "%s" has a reference of its own',
    (bankCode) => {
      const { world, member } = made();
      member.bankAccount.bankCode = bankCode;
      const references = [1, 2].map((amount) => makeBankTransfer(world, member, { amount }).reference);
      expect(new Set(references).size).toBe(2);
      for (const reference of references) expect(reference).toMatch(/^[A-Za-z0-9]{12,20}$/);
    },
  );

  it.each([
    ['BBL', '002'],
    ['KBANK', '004'],
    ['KTB', '006'],
    ['TMB', '011'],
    ['SCB', '014'],
    ['BAY', '025'],
    ['GSB', '030'],
    ['BCEL', '099'],
  ])('of %s has the bank’s number %s in the code of its slip [2.49]', (bankCode, sendingBank) => {
    expect(slipVerify(slipPayload({ bankCode, reference: 'REF1' }))).toMatchObject({
      sendingBank,
      transRef: 'REF1',
    });
  });
});
