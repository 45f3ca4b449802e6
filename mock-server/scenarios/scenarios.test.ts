import { describe, expect, it } from 'vitest';
import { WALLET } from 'contracts/rules';
import { madeWorld } from '../test/made-world.ts';
import { gamesOf } from '../world/games/games.ts';
import { gameAccountOf, walletOf } from '../world/money/accounts.ts';
import { statementOf } from '../world/money/statement.ts';
import { sendOtp, verifyOtp } from '../world/members/otp.ts';
import { activatePromotion, currentPromotion } from '../world/rewards/promotions.ts';
import { scenarios } from './index.ts';

describe.each([...scenarios.keys()])('the scenario "%s"', (name) => {
  it('has balanced books and a statement for every wallet', () => {
    const world = madeWorld(name);
    world.ledger.audit();
    for (const member of world.members.values()) {
      const total = statementOf(world, member.id)
        .filter(({ status }) => status !== 'FAILED')
        .reduce(
          (sum, { from, to, amount }) => sum + (Number(to === WALLET) - Number(from === WALLET)) * amount,
          0,
        );
      expect(world.ledger.balance(walletOf(member))).toBe(total);
    }
  });

  it('shows the true balance of every game', () => {
    const world = madeWorld(name);
    for (const member of world.members.values()) {
      for (const [code, { shown }] of member.games) {
        expect(shown).toBe(world.ledger.balance(gameAccountOf(member, code)));
        expect(gamesOf(world).map((provider) => provider.code)).toContain(code);
      }
    }
  });
});

describe('the demo', () => {
  it('sends the one-time code 123456 [7.11] [7.12]', () => {
    const world = madeWorld();
    const { token } = sendOtp(world, '0611111111')!;
    expect(verifyOtp(world, token, '123456')).toBe('OTP_CODE_VALID');
  });

  it('offers the promotion WELCOME50 to its members [7.35] [7.36]', () => {
    const world = madeWorld();
    for (const member of world.members.values()) activatePromotion(world, member, 'WELCOME50');
    for (const member of world.members.values())
      expect(currentPromotion(world, member)).toMatchObject({ code: 'WELCOME50' });
  });

  it('has the documented members', () => {
    const world = madeWorld();
    const [somchai, malee, somphone] = world.members.values();
    expect(somchai).toMatchObject({
      phone: '0812345678',
      password: '123456',
      name: 'Somchai',
      currency: 'THB',
      coin: 5,
      bankAccount: { bankCode: 'KBANK', bankAccountNo: '1234567890', bankAccountName: 'SOMCHAI JAIDEE' },
    });
    expect(world.ledger.balance(walletOf(somchai!))).toBe(100_000);
    expect(somchai!.games.size).toBeGreaterThan(0);
    expect(somchai!.games.size).toBeLessThan(gamesOf(world).length);
    expect(malee).toMatchObject({ phone: '0899999999', password: '123456', coin: 0 });
    expect(malee!.games.size).toBe(0);
    expect(world.ledger.balance(walletOf(malee!))).toBe(0);
    expect(somphone).toMatchObject({ phone: '02055512345', password: '123456', currency: 'LAK' });
    expect(somphone!.bankAccount.bankCode).toBe('BCEL');
  });

  it('has the sixteen providers of the spec in the four categories [7.50] [3.09]', () => {
    const providers = gamesOf(madeWorld());
    expect(providers.map(({ code }) => code).sort()).toEqual(
      'AREASLOT ASKMEBET BETFLIX CIRCUS HUAYHD IMI JOKER JOKER2 PG PGSLOT SEXYGAME SLOTRACHA SLOTXO SUPERSLOT UFABET USUN'.split(
        ' ',
      ),
    );
    expect(new Set(providers.map(({ category }) => category))).toEqual(
      new Set(['slot', 'sport', 'casino', 'lotto']),
    );
  });
});
