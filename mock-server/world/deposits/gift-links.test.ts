import { describe, expect, it } from 'vitest';
import { madeWorld } from '../../test/made-world.ts';
import { walletOf } from '../money/accounts.ts';
import { encryptLink, giftLink, makeGift, redeemGift } from './gift-links.ts';

function withGift() {
  const world = madeWorld();
  const [somchai, malee] = world.members.values();
  const link = giftLink(makeGift(world, 150.5));
  const balanceOf = (member: typeof somchai) => world.ledger.balance(walletOf(member!));
  return { world, somchai: somchai!, malee: malee!, link, balanceOf };
}

describe('a gift link [7.24]', () => {
  it('pays its amount to the first member, once [1.08] [8.09]', () => {
    const { world, somchai, malee, link, balanceOf } = withGift();
    const before = [balanceOf(somchai), balanceOf(malee)];
    expect(redeemGift(world, somchai, encryptLink(` ${link}\n`))).toMatchObject({ amount: 15_050 });
    for (const member of [somchai, malee])
      expect(() => redeemGift(world, member, encryptLink(link))).toThrow('TRUELINK_DUPLICATE');
    expect([balanceOf(somchai), balanceOf(malee)]).toEqual([before[0]! + 15_050, before[1]]);
  });

  it('pays a member with kip its worth in kip', () => {
    const { world, malee, link, balanceOf } = withGift();
    malee.currency = 'LAK';
    const before = balanceOf(malee);
    expect(redeemGift(world, malee, encryptLink(link))).toMatchObject({ amount: 9_030_000 });
    expect(balanceOf(malee)).toBe(before + 9_030_000);
  });

  it('is refused in clear, of another address, without its gift, and without a wallet [8.08] [8.09]', () => {
    const { world, somchai, link } = withGift();
    for (const sent of [link, encryptLink(link.toLowerCase()), encryptLink(`${link}x`), encryptLink('')])
      expect(() => redeemGift(world, somchai, sent)).toThrow('TRUELINK_INVALID');
    somchai.hasWallet = false;
    expect(() => redeemGift(world, somchai, encryptLink(link))).toThrow('NO_WALLET');
  });
});
