import AES from 'crypto-js/aes.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import { satangFromBaht } from 'contracts/rules';
import { creditDeposit } from './deposits.ts';
import type { Gift, Member } from '../entities.ts';
import type { Receipt } from '../money/receipt.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';

/** With which the client encrypts a link; the apps' default setting is the same. The spec shows no value. [7.24] */
export const GIFT_PASSPHRASE = 'member-wallet';
/** From whom such deposits come, as the statement names it. */
const SENDER = 'TRUEMONEY';
const LINK = /^https:\/\/gift\.truemoney\.com\/campaign\/?\?v=([A-Za-z0-9]{1,64})$/;

export function giftLink({ voucher }: Gift): string {
  return `https://gift.truemoney.com/campaign/?v=${voucher}`;
}

/** As a client sends it. */
export function encryptLink(link: string): string {
  return AES.encrypt(link, GIFT_PASSPHRASE).toString();
}

/** Makes a gift that may be redeemed once. @throws RangeError for what is no amount. */
export function makeGift(world: World, baht: number): Gift {
  const gift: Gift = { voucher: world.random.text(18), amount: satangFromBaht(baht), usedBy: null };
  world.gifts.set(gift.voucher, gift);
  return gift;
}

/**
 * Redeems an encrypted gift link, once. [7.24] [8.09]
 * @throws Refusal NO_WALLET, TRUELINK_INVALID, TRUELINK_DUPLICATE
 */
export function redeemGift(world: World, member: Member, encrypted: string): Receipt {
  if (!member.hasWallet) throw new Refusal('NO_WALLET');
  const voucher = LINK.exec(decrypted(encrypted).trim())?.[1];
  const gift = voucher === undefined ? undefined : world.gifts.get(voucher);
  if (!gift) throw new Refusal('TRUELINK_INVALID');
  if (gift.usedBy !== null) throw new Refusal('TRUELINK_DUPLICATE');
  gift.usedBy = member.id;
  return creditDeposit(world, member, { bankCode: SENDER, amount: gift.amount });
}

/** Empty for what nobody has encrypted with the passphrase. */
function decrypted(encrypted: string): string {
  try {
    return AES.decrypt(encrypted, GIFT_PASSPHRASE).toString(Utf8);
  } catch {
    return '';
  }
}
