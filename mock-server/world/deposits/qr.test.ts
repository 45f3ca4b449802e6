import fc from 'fast-check';
import { bahtFromSatang, QR_MINIMUM, QR_SECONDS, satang, satangFromBaht } from 'contracts/rules';
import { anyId } from 'promptparse/validate';
import { describe, expect, it } from 'vitest';
import { madeWorld, onlyMember } from '../../test/made-world.ts';
import { LATE_MARK, WRONG_AMOUNT_MARK } from './deposits.ts';
import { cancelQr, createQr, liveQr, payQr, type Qr, QR_MAXIMUM, qrStatus, secondsLeft } from './qr.ts';
import { walletOf } from '../money/accounts.ts';
import { statementOf } from '../money/statement.ts';
import type { World } from '../world.ts';

function created(world: World, baht = 100): Qr {
  const qr = createQr(world, onlyMember(world), 'KBANK', baht);
  if ('message' in qr) throw new Error(qr.message);
  return qr;
}

function withMoney() {
  const world = madeWorld('a member with money');
  const member = onlyMember(world);
  return { world, member, wallet: () => world.ledger.balance(walletOf(member)) };
}

describe('a QR deposit', () => {
  it('carries its exact amount in a valid PromptPay code [7.46]', () => {
    fc.assert(
      fc.property(fc.integer({ min: QR_MINIMUM, max: QR_MAXIMUM }), (amount) => {
        const { world } = withMoney();
        const baht = bahtFromSatang(satang(amount));
        const qr = created(world, baht);
        expect(qr.amount).toBe(amount);
        // Strict parsing returns null for a wrong checksum.
        expect(anyId(qr.payload)).toMatchObject({ type: 'NATID', amount: baht });
      }),
      { numRuns: 200 },
    );
  });

  it.each([0, -1, 0.99, 0.5, 50_000.01, 1e12, 1.005, 10.001, Number.MIN_VALUE, NaN, Infinity])(
    'is refused with a message for %d baht [5.19] [7.46] [8.24]',
    (baht) => {
      const { world, member } = withMoney();
      expect(createQr(world, member, 'KBANK', baht)).toEqual({ message: 'QR_FAIL' });
      expect(world.qrs.size).toBe(0);
    },
  );

  it('in kip is created up to the same worth', () => {
    const { world, member } = withMoney();
    member.currency = 'LAK';
    const banks = world.depositOptions.banks.map((bank) => ({ ...bank, mode: 'QR' }));
    Object.assign(world.depositOptions, { banks });
    expect(createQr(world, member, 'BCEL', 30_000_000)).toMatchObject({ amount: 3_000_000_000 });
    expect(createQr(world, member, 'BCEL', 30_000_000.01)).toEqual({ message: 'QR_FAIL' });
  });

  it.each([1, 50_000])('is created for %d baht, the least and the most [7.46]', (baht) => {
    expect(created(withMoney().world, baht).amount).toBe(satangFromBaht(baht));
  });

  it.each(['SCB', 'BCEL', 'GSB', 'kbank', 'NOBANK', '__proto__', 'constructor'])(
    'cannot be had at %s, which takes none [7.45] [8.08]',
    (bankCode) => {
      const { world, member } = withMoney();
      expect(() => createQr(world, member, bankCode, 100)).toThrow('NO_BANK');
      expect(() => liveQr(world, member, bankCode)).toThrow('NO_BANK');
    },
  );

  describe('can be had wherever the app offers one:', () => {
    /** Offers only these accounts, in this order. */
    function offering(...banks: { bankCode: string; bankType: string; mode: string }[]) {
      const { world, member } = withMoney();
      const [account] = world.depositOptions.banks;
      Object.assign(world.depositOptions, { banks: banks.map((bank) => ({ ...account, ...bank })) });
      return (bankCode: string, baht: number) => createQr(world, member, bankCode, baht);
    }

    it('at a bank that is listed for transfers first [2.48] [7.45] [7.46]', () => {
      const create = offering(
        { bankCode: 'KBANK', bankType: 'BANK', mode: 'AUTO' },
        { bankCode: 'KBANK', bankType: 'BANK', mode: 'QR' },
      );
      expect(create('KBANK', 1)).toMatchObject({ amount: 100 });
    });

    it.each(['WW', 'PAYTIMZ'])('at the payment service %s in any mode [2.48] [7.45] [7.46]', (bankType) => {
      const create = offering({ bankCode: 'PAY', bankType, mode: 'AUTO' });
      expect(create('PAY', 100)).toMatchObject({ amount: 10_000 });
    });

    it('with the minimum of its type, not of its code [5.20] [9.22]', () => {
      const bay = offering({ bankCode: 'BAY', bankType: 'WW', mode: 'QR' });
      expect(bay('BAY', 99.99)).toEqual({ message: 'QR_FAIL' });
      expect(bay('BAY', 100)).toMatchObject({ amount: 10_000 });
      const ww = offering({ bankCode: 'WW', bankType: 'PAYTIMZ', mode: 'QR' });
      expect(ww('WW', 10)).toMatchObject({ amount: 1_000 });
    });

    it('with the least of the minimums of its accounts [5.20] [9.22]', () => {
      const create = offering(
        { bankCode: 'WW', bankType: 'WW', mode: 'QR' },
        { bankCode: 'WW', bankType: 'PAYTIMZ', mode: 'QR' },
      );
      expect(create('WW', 10)).toMatchObject({ amount: 1_000 });
      expect(create('WW', 9.99)).toEqual({ message: 'QR_FAIL' });
    });
  });

  it('counts down whole seconds and expires [3.12] [4.04] [9.39]', () => {
    const { world, member } = withMoney();
    const qr = created(world);
    expect(secondsLeft(qr, world.clock.now())).toBe(QR_SECONDS);
    world.clock.advance(1);
    expect(secondsLeft(qr, world.clock.now())).toBe(QR_SECONDS - 1);
    world.clock.advance(QR_SECONDS * 1000 - 2);
    expect(liveQr(world, member, 'KBANK')).toBe(qr);
    world.clock.advance(1);
    expect(liveQr(world, member, 'KBANK')).toBeNull();
    expect(qrStatus(qr, world.clock.now())).toBe('expired');
  });

  it('is the member’s own: another can neither read, replace nor cancel it [7.45] [7.46] [7.47]', () => {
    const world = madeWorld();
    const [somchai, malee] = world.members.values();
    const qr = createQr(world, somchai!, 'KBANK', 100) as Qr;
    expect(liveQr(world, malee!, 'KBANK')).toBeNull();
    expect(() => cancelQr(world, malee!, qr.id)).toThrow('NO_DATA');
    createQr(world, malee!, 'KBANK', 20);
    expect(liveQr(world, somchai!, 'KBANK')).toBe(qr);
  });

  it('replaces the live one of the same provider [2.50] [7.46]', () => {
    const { world, member } = withMoney();
    const first = created(world, 10);
    const second = created(world, 20);
    expect(first.ended).toBe('replaced');
    expect(liveQr(world, member, 'KBANK')).toBe(second);
  });

  it('is read for its own provider only [7.45]', () => {
    const { world, member } = withMoney();
    const kbank = created(world);
    const paytimz = createQr(world, member, 'PAYTIMZ', 10);
    expect(liveQr(world, member, 'KBANK')).toBe(kbank);
    expect(liveQr(world, member, 'PAYTIMZ')).toBe(paytimz);
    expect(liveQr(world, member, 'WW')).toBeNull();
  });

  it('is the newest where a clock that was set back makes an expired one live again [7.45]', () => {
    const { world, member } = withMoney();
    const start = world.clock.now();
    created(world, 10);
    world.clock.advance(QR_SECONDS * 1000);
    const newest = created(world, 20);
    world.clock.set(start + 1000);
    expect(liveQr(world, member, 'KBANK')).toBe(newest);
  });

  it('keeps the live one when the new one is refused', () => {
    const { world, member } = withMoney();
    const first = created(world);
    createQr(world, member, 'KBANK', 0);
    expect(liveQr(world, member, 'KBANK')).toBe(first);
  });

  it('can be cancelled once, by its member only [7.47]', () => {
    const world = madeWorld();
    const [somchai, malee] = world.members.values();
    const qr = createQr(world, somchai!, 'KBANK', 100) as Qr;
    expect(() => cancelQr(world, malee!, qr.id)).toThrow('NO_DATA');
    const other = createQr(world, somchai!, 'WW', 100);
    cancelQr(world, somchai!, qr.id);
    expect(liveQr(world, somchai!, 'WW')).toBe(other);
    expect(qrStatus(qr, world.clock.now())).toBe('cancelled');
    expect(liveQr(world, somchai!, 'KBANK')).toBeNull();
    expect(() => cancelQr(world, somchai!, qr.id)).toThrow('NO_DATA');
    expect(() => cancelQr(world, somchai!, 'qr-made-up')).toThrow('NO_DATA');
    const paid = createQr(world, somchai!, 'KBANK', 100) as Qr;
    payQr(world, paid, { isLate: false });
    expect(() => cancelQr(world, somchai!, paid.id)).toThrow('NO_DATA');
    expect(qrStatus(paid, world.clock.now())).toBe('paid');
  });
});

describe('a QR of a payment service', () => {
  it.each([
    ['WW', 99.99, 100],
    ['PAYTIMZ', 9.99, 10],
  ])('at %s has its own minimum [5.20] [9.22]', (bankCode, tooLittle, least) => {
    const { world, member } = withMoney();
    expect(createQr(world, member, bankCode, tooLittle)).toEqual({ message: 'QR_FAIL' });
    expect(createQr(world, member, bankCode, least)).toMatchObject({
      bankCode,
      amount: satangFromBaht(least),
    });
  });

  it('stays live beside one of another provider [4.04] [7.46]', () => {
    const { world, member } = withMoney();
    const first = createQr(world, member, 'WW', 100);
    const second = createQr(world, member, 'KBANK', 100);
    expect(liveQr(world, member, 'WW')).toBe(first);
    expect(liveQr(world, member, 'KBANK')).toBe(second);
  });
});

describe('a paid QR', () => {
  it('raises the wallet by its exact amount, once [1.08] [3.18] [9.36]', () => {
    const { world, member, wallet } = withMoney();
    const lines = statementOf(world, member.id).length;
    const qr = created(world, 100.1);
    payQr(world, qr, { isLate: false });
    expect(wallet()).toBe(110_010);
    expect(statementOf(world, member.id)).toHaveLength(lines + 1);
    expect(statementOf(world, member.id).at(-1)).toMatchObject({
      memberId: member.id,
      statementType: 'deposit',
      status: 'SUCCESS',
      amount: 10_010,
      from: 'KBANK',
      to: 'WALLET',
      at: world.clock.now(),
    });
    expect(liveQr(world, member, 'KBANK')).toBeNull();
    world.ledger.assertBalanced();
  });

  it('of another amount credits what was paid once, with a mark [9.39]', () => {
    const { world, member, wallet } = withMoney();
    const qr = created(world);
    payQr(world, qr, { isLate: false, paid: satang(7_550) });
    expect(wallet()).toBe(107_550);
    expect(statementOf(world, member.id).at(-1)).toMatchObject({
      amount: 7_550,
      from: `KBANK${WRONG_AMOUNT_MARK}`,
    });
    expect(() => payQr(world, qr, { isLate: true })).toThrow('already');
  });

  it('cannot be paid twice [9.39]', () => {
    const { world, wallet } = withMoney();
    const qr = created(world);
    payQr(world, qr, { isLate: false });
    for (const isLate of [true, false]) expect(() => payQr(world, qr, { isLate })).toThrow('already');
    expect(wallet()).toBe(110_000);
  });

  it('can be paid only late, and once, after it was cancelled or replaced [9.39]', () => {
    const { world, member, wallet } = withMoney();
    const [replaced, cancelled] = [created(world), created(world)];
    cancelQr(world, member, cancelled.id);
    for (const qr of [replaced, cancelled]) expect(() => payQr(world, qr, { isLate: false })).toThrow('only');
    expect(wallet()).toBe(100_000);
    for (const qr of [replaced, cancelled]) {
      payQr(world, qr, { isLate: true });
      expect(() => payQr(world, qr, { isLate: true })).toThrow('already');
    }
    expect(wallet()).toBe(120_000);
  });

  it('credits late money once, with a mark [9.39]', () => {
    const { world, member, wallet } = withMoney();
    const qr = created(world);
    world.clock.advance(QR_SECONDS * 1000);
    expect(() => payQr(world, qr, { isLate: false })).toThrow('expired');
    world.clock.advance(-1);
    expect(() => payQr(world, qr, { isLate: true })).toThrow('live');
    expect(wallet()).toBe(100_000);
    world.clock.advance(1);
    payQr(world, qr, { isLate: true });
    expect(wallet()).toBe(110_000);
    expect(statementOf(world, member.id).at(-1)?.from).toBe(`KBANK${LATE_MARK}`);
    expect(() => payQr(world, qr, { isLate: true })).toThrow('paid-late already');
    expect(wallet()).toBe(110_000);
  });
});

describe('a QR refusal set by QA', () => {
  it('refuses only the next creation [8.24]', () => {
    const world = madeWorld('the next QR creation is refused');
    const member = onlyMember(world);
    expect(createQr(world, member, 'KBANK', 100)).toEqual({ message: 'QR_FAIL' });
    expect(createQr(world, member, 'KBANK', 100)).toHaveProperty('payload');
  });

  it('waits for its phone [7.46] [8.24]', () => {
    const world = madeWorld();
    const [somchai, malee] = world.members.values();
    world.qrRefusals.push({ message: 'NO_BANK', phone: malee!.phone });
    expect(createQr(world, somchai!, 'KBANK', 100)).toHaveProperty('payload');
    expect(createQr(world, malee!, 'KBANK', 100)).toEqual({ message: 'NO_BANK' });
  });
});
