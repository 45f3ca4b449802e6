import type { Endpoints, ReplyOf } from 'contracts';
import { bahtFromSatang, satang } from 'contracts/rules';
import { bankNames } from '../world/deposits/banks.ts';
import { isoTime } from '../engine/clock.ts';
import type { Member } from '../world/entities.ts';
import { loginPageUrl } from '../games/game-urls.ts';
import { gamesOf } from '../world/games/games.ts';
import type { Receipt } from '../world/money/receipt.ts';
import type { World } from '../world/world.ts';

/** What a call answers that had only to be done. */
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

/** Every game, with the balance last heard of in the game's own units. */
export function gameReplies(world: World, member: Member, origin: string): WalletReply['slots'] {
  return gamesOf(world).map((provider) => {
    const { code, name, category, unitsPerBaht } = provider;
    const { isActive = false, shown = satang(0) } = member.games.get(code) ?? {};
    return {
      code,
      name,
      category,
      isActive,
      amount: bahtFromSatang(satang(shown * unitsPerBaht)),
      ftWalletSlot: 1 / unitsPerBaht,
      // The app draws its own pictures.
      logo: null,
      background: null,
      web: provider.hasLoginPage ? loginPageUrl(origin, code) : null,
      android: provider.android ?? null,
      ios: provider.ios ?? null,
    };
  });
}

/** What a member is told of money that has moved. */
export function receiptReply({ reference, amount, at }: Receipt): ReplyOf<Endpoints['POST /api/wallet/add']> {
  return { message: 'SUCCESS', reference, amount: bahtFromSatang(amount), createdAt: isoTime(at) };
}
