import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { satang } from 'contracts/rules';
import { createApp } from '../app.ts';
import { systemClock } from '../engine/clock.ts';
import { scenarios } from '../scenarios/index.ts';
import { openGame } from '../world/games/games.ts';
import type { Member } from '../world/members/members.ts';
import { issueToken } from '../world/members/tokens.ts';
import { setBalance } from '../world/wallet/set-balance.ts';
import type { World } from '../world/world.ts';
import { createWorlds } from '../world/worlds.ts';

/** Every change that can affect the reply. */
const CHANGES: Record<string, (world: World, member: Member) => void> = {
  'the balance': (world, member) => setBalance(world, member, 'WALLET', 5),
  'a game opened': (world, member) => void openGame(world, member, 'SEXYGAME'),
  'a game closed': (_world, member) => void (member.games.get('PG')!.isActive = false),
  'a game’s balance': (_world, member) => void (member.games.get('PG')!.shown = satang(7)),
  'the id': (_world, member) => void (member.id = '7'),
  'the name': (_world, member) => void (member.name = 'Other'),
  'the phone': (_world, member) => void (member.phone = '0811111111'),
  'the coins': (_world, member) => void (member.coin += 1),
  'the date of registration': (_world, member) => void (member.createdAt -= 1),
  'the bank': (_world, member) => void (member.bankAccount.bankCode = 'SCB'),
  'the account number': (_world, member) => void (member.bankAccount.bankAccountNo = '1'),
  'the account name': (_world, member) => void (member.bankAccount.bankAccountName = 'X'),
  'the earnings': (_world, member) => void (member.invite.amount = satang(1)),
  'the friends who play': (_world, member) => void (member.invite.success += 1),
  'the friends who do not': (_world, member) => void (member.invite.fail += 1),
  'the games on offer': ({ otherGames }) =>
    void otherGames.push({ code: 'NAGA', name: 'Naga', category: 'slot', unitsPerBaht: 1 }),
  'the name of a game on offer': ({ otherGames }) => void (otherGames[0]!.name = 'Other'),
  'the address of a game’s app': ({ otherGames }) =>
    void (otherGames[0]!.android = 'https://a.example/b.apk'),
};

const worlds = createWorlds(systemClock, scenarios);
let app: FastifyInstance;
beforeAll(async () => {
  app = await createApp({ worlds });
});
afterAll(() => app.close());

/** A world, and a function that reads its first member's wallet as a client does. */
function madeWorld(name: string) {
  const world = worlds.reset(name, { scenario: 'demo', frozenAt: Date.UTC(2026, 10, 20) });
  world.otherGames.push({ code: 'MEKONG', name: 'Mekong', category: 'casino', unitsPerBaht: 1 });
  const [member] = world.members.values();
  if (!member) throw new Error('the demo has no member');
  const headers = {
    authorization: `Bearer ${issueToken(world, member)}`,
    'x-requested-with': 'wallet-user',
    'x-mock-world': name,
  };
  const read = async (host = '127.0.0.1:4000'): Promise<unknown> =>
    (await app.inject({ url: '/api/wallet', headers: { ...headers, host } })).json();
  return { world, member, read };
}

describe('the wallet’s reply', () => {
  it('stays the same while nothing changes [7.13]', async () => {
    const { read } = madeWorld('unchanged');
    expect(await read()).toEqual(await read());
  });

  it.each(Object.entries(CHANGES))('shows a change of %s immediately [7.13]', async (name, change) => {
    const { world, member, read } = madeWorld(`change-${Object.keys(CHANGES).indexOf(name)}`);
    const before = await read();
    change(world, member);
    const after = await read();
    expect(after).not.toEqual(before);
    expect(Object.keys(after as object)).toEqual(Object.keys(before as object));
    expect(world.journal.serverViolations).toBe(0);
  });

  it('shows a game in its own unit with the rate, and its addresses and pictures, beside wallet and earnings to the satang [2.42] [3.08] [3.09] [3.13] [7.13] [7.50]', async () => {
    const { world, member, read } = madeWorld('units');
    openGame(world, member, 'SLOTXO').shown = satang(1250);
    const shown = {
      android: 'https://a.example/game.apk',
      ios: 'https://i.example/game',
      logo: 'https://a.example/logo.png',
      background: 'https://a.example/back.png',
    };
    Object.assign(world.otherGames[0]!, shown);
    setBalance(world, member, 'WALLET', 12.34);
    member.invite.amount = satang(1005);
    const { slots, ...money } = (await read()) as { slots: { code: string }[] };
    expect(money).toMatchObject({ wallet: { amount: 12.34 }, invite: { amount: 10.05 } });
    const of = (name: string) => slots.find(({ code }) => code === name);
    const none = { logo: null, background: null, android: null, ios: null };
    const web = expect.stringMatching(/^http.*\/games\/login\/SLOTXO$/) as string;
    expect(of('SLOTXO')).toMatchObject({ ...none, amount: 125, ftWalletSlot: 0.1, web });
    expect(of('PG')).toMatchObject({ ...none, ftWalletSlot: 1, web: null });
    expect(of('MEKONG')).toMatchObject({ ...shown, ftWalletSlot: 1, web: null });
  });

  it('shows each member their own wallet', async () => {
    const { world, read } = madeWorld('two');
    const mine = await read();
    const [, other] = world.members.values();
    if (!other) throw new Error('the demo has one member');
    const headers = { authorization: `Bearer ${issueToken(world, other)}` };
    const theirs = await app.inject({
      url: '/api/wallet',
      headers: { ...headers, 'x-requested-with': 'wallet-user', 'x-mock-world': 'two' },
    });
    expect(theirs.json()).toMatchObject({ profile: { _id: other.id } });
    expect(await read()).toEqual(mine);
  });

  it('names the host that the call came to', async () => {
    const { read } = madeWorld('hosts');
    expect(await read('kiosk')).not.toEqual(await read());
  });
});
