import AES from 'crypto-js/aes.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import Type, { type Static } from 'typebox';
import { Nullable } from 'contracts';
import { satangFromBaht } from 'contracts/rules';
import type { Slice } from '../../engine/slice.ts';
import { mapOf, Stored } from '../../engine/snapshot-kinds.ts';
import type { WorldBase } from '../../engine/world-base.ts';
import type { Member } from '../members/members.ts';
import type { Books } from '../money/books.ts';
import { PaymentSchema } from '../money/currency.ts';
import { converted } from '../money/rates.ts';
import type { Receipt } from '../money/receipt.ts';
import { Refusal } from '../service/refusal.ts';
import { creditDeposit } from './deposits.ts';

const GiftSchema = Stored({
  voucher: Type.String(),
  /** In baht: the sender's wallet is a Thai service. */
  amount: PaymentSchema,
  usedBy: Nullable(Type.String()),
});
export type Gift = Static<typeof GiftSchema>;

export interface GiftsState {
  readonly gifts: Map<string, Gift>;
}

export const giftsSlice: Slice<GiftsState> = {
  create: () => ({ gifts: new Map() }),
  kinds: { gifts: mapOf(GiftSchema) },
};

/** The passphrase with which the client encrypts a link; it matches the apps' default. The spec shows no value. [7.24] */
export const GIFT_PASSPHRASE = 'member-wallet';
const SENDER = 'TRUEMONEY';
const LINK = /^https:\/\/gift\.truemoney\.com\/campaign\/?\?v=([A-Za-z0-9]{1,64})$/;

/** The link that the member pastes. */
export function giftLink({ voucher }: Gift): string {
  return `https://gift.truemoney.com/campaign/?v=${voucher}`;
}

/** As the app does, with the passphrase of the mock's configuration. [7.24] */
export function encryptLink(link: string): string {
  return AES.encrypt(link, GIFT_PASSPHRASE).toString();
}

/** Makes a gift link that can be redeemed once. @throws RangeError for an invalid amount. */
export function makeGift(world: GiftsState & Pick<WorldBase, 'random'>, baht: number): Gift {
  // In mixed case, like real ones: an app that changes the case of a link finds no gift.
  const gift: Gift = { voucher: `Tw${world.random.text(16)}`, amount: satangFromBaht(baht), usedBy: null };
  world.gifts.set(gift.voucher, gift);
  return gift;
}

/**
 * Redeems an encrypted gift link, once. [7.24] [8.09]
 * @throws Refusal NO_WALLET, TRUELINK_INVALID, TRUELINK_DUPLICATE
 */
export function redeemGift(world: GiftsState & Books, member: Member, encrypted: string): Receipt {
  if (!member.hasWallet) throw new Refusal('NO_WALLET');
  const voucher = LINK.exec(decrypted(encrypted).trim())?.[1];
  const gift = voucher === undefined ? undefined : world.gifts.get(voucher);
  if (!gift) throw new Refusal('TRUELINK_INVALID');
  if (gift.usedBy !== null) throw new Refusal('TRUELINK_DUPLICATE');
  const amount = converted(gift.amount, 'THB', member.currency);
  const receipt = creditDeposit(world, member, { bankCode: SENDER, amount });
  gift.usedBy = member.id;
  return receipt;
}

/** Empty for a text that was not encrypted with the passphrase. */
function decrypted(encrypted: string): string {
  try {
    return AES.decrypt(encrypted, GIFT_PASSPHRASE).toString(Utf8);
  } catch {
    return '';
  }
}
