import { describe, expect, it } from 'vitest';
import { satang } from 'contracts/rules';
import { madeWorld } from '../test/made-world.ts';
import type { Member } from '../world/entities.ts';
import { openGame } from '../world/games/games.ts';
import { setBalance } from '../world/members/set-balance.ts';
import type { World } from '../world/world.ts';
import { walletReply } from './wallet-reply.ts';

const ORIGIN = 'http://127.0.0.1:4000';

/** Everything that can change what the reply shows. */
const CHANGES: Record<string, (world: World, member: Member) => void> = {
  'the balance': (world, member) => setBalance(world, member, 'WALLET', 5),
  'a game opened': (world, member) => void openGame(world, member, 'SEXYGAME'),
  'a game closed': (_world, member) => void (member.games.get('PG')!.isActive = false),
  'a game’s balance': (_world, member) => void (member.games.get('PG')!.shown = satang(7)),
  'the name': (_world, member) => void (member.name = 'Other'),
  'the coins': (_world, member) => void (member.coin += 1),
  'the bank account': (_world, member) =>
    void (member.bankAccount = { ...member.bankAccount, bankAccountNo: '1' }),
  'the bank’s name': (_world, member) => void (member.bankAccount.bankAccountName = 'X'),
  'the earnings': (_world, member) => void (member.invite.amount = satang(1)),
  'the friends': (_world, member) => void (member.invite.fail += 1),
  'the games on offer': ({ otherGames }) =>
    void otherGames.push({ code: 'NAGA', name: 'Naga', category: 'slot', unitsPerBaht: 1 }),
};

describe('the wallet’s reply', () => {
  it('is the same object while nothing has changed', () => {
    const world = madeWorld();
    const [member] = world.members.values();
    expect(walletReply(world, member!, ORIGIN)).toBe(walletReply(world, member!, ORIGIN));
  });

  it.each(Object.entries(CHANGES))('is made anew after a change of %s [7.13]', (_name, change) => {
    const world = madeWorld();
    const [member] = world.members.values();
    const before = walletReply(world, member!, ORIGIN);
    change(world, member!);
    expect(walletReply(world, member!, ORIGIN)).not.toEqual(before);
  });

  it('is another under another address', () => {
    const world = madeWorld();
    const [member] = world.members.values();
    expect(walletReply(world, member!, 'http://kiosk')).not.toEqual(walletReply(world, member!, ORIGIN));
  });
});
