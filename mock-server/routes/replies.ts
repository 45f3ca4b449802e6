import type { Endpoints, ReplyOf } from 'contracts';
import { bahtFromSatang, satang, type Satang } from 'contracts/rules';
import { isoTime } from '../engine/clock.ts';
import { gamesOf } from '../world/games/games.ts';
import { bankNames } from '../world/members/banks.ts';
import type { Member } from '../world/members/members.ts';
import { walletOf } from '../world/money/accounts.ts';
import type { Receipt } from '../world/money/receipt.ts';
import type { Banner } from '../world/rewards/offers.ts';
import type { Language } from '../world/service/lookup-texts.ts';
import { offerTextIn } from '../world/service/lookups.ts';
import type { World } from '../world/world.ts';
import { loginPageUrl } from '../games/game-urls.ts';

export const DONE = { message: 'SUCCESS' } as const;

type WalletReply = ReplyOf<Endpoints['GET /api/wallet']>;

export function profileReply(member: Member): WalletReply['profile'] {
  return {
    _id: member.id,
    name: member.name,
    username: member.phone,
    coin: member.coin,
    createdAt: isoTime(member.createdAt),
  };
}

export function bankAccountReply({ bankAccount }: Member): WalletReply['bankAccount'] {
  return { ...bankAccount, bank: bankNames(bankAccount.bankCode) };
}

export function walletReply(world: World, member: Member, origin: string): WalletReply {
  return {
    profile: profileReply(member),
    bankAccount: bankAccountReply(member),
    wallet: { amount: bahtFromSatang(world.ledger.balance(walletOf(member))) },
    invite: { ...member.invite, amount: bahtFromSatang(member.invite.amount) },
    slots: gameReplies(world, member, origin),
  };
}

/** Every game, with the last known balance in the game's own units. */
export function gameReplies(world: World, member: Member, origin: string): WalletReply['slots'] {
  return gamesOf(world).map((provider) => {
    const { code, name, category, unitsPerBaht } = provider;
    const { isActive = false, shown = satang(0) } = member.games.get(code) ?? {};
    return {
      code,
      name,
      category,
      isActive,
      // Units may be more than the largest amount of money.
      amount: bahtFromSatang((shown * unitsPerBaht) as Satang),
      ftWalletSlot: 1 / unitsPerBaht,
      logo: provider.logo ?? null,
      background: provider.background ?? null,
      web: provider.hasLoginPage ? loginPageUrl(origin, code) : null,
      android: provider.android ?? null,
      ios: provider.ios ?? null,
    };
  });
}

export function receiptReply({ reference, amount, at }: Receipt): ReplyOf<Endpoints['POST /api/wallet/add']> {
  return { message: 'SUCCESS', reference, amount: bahtFromSatang(amount), createdAt: isoTime(at) };
}

/** The most characters of a label and of a linked description. */
const LONGEST_LABEL = 200;

/** Translates a label. A tester may give it a text of any length. */
export function labelIn(world: World, language: Language | null): (label: string) => string {
  const textIn = offerTextIn(world, language);
  return (label) => textIn(label).slice(0, LONGEST_LABEL);
}

export function bannersReply(world: World, language: Language | null, banners: readonly Banner[]): Banner[] {
  const textIn = offerTextIn(world, language);
  return banners.map(({ image, html }) => ({ image, html: html === null ? null : textIn(html) }));
}
