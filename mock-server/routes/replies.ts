import type { Endpoints, ReplyOf } from 'contracts';
import { bahtFromSatang, satang } from 'contracts/rules';
import { bankNames } from '../world/banks.ts';
import { isoTime } from '../world/clock.ts';
import type { Member } from '../world/entities.ts';
import { gameOf, providers } from '../world/games.ts';

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

/** Every provider, with the balance last heard of in the game's own units. */
export function gameReplies(member: Member): WalletReply['slots'] {
  return providers.map(({ code, name, category, unitsPerBaht }) => {
    const { isActive, shown } = gameOf(member, code);
    return {
      code,
      name,
      category,
      isActive,
      amount: bahtFromSatang(satang(shown * unitsPerBaht)),
      ftWalletSlot: 1 / unitsPerBaht,
      // The app draws its own pictures and has its own way in for these providers. [7.50]
      logo: null,
      background: null,
      web: null,
      android: null,
      ios: null,
    };
  });
}
