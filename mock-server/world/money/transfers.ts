import { satang, satangFromBaht, TRANSFER_MINIMUM, WALLET, type Satang } from 'contracts/rules';
import type { Member } from '../entities.ts';
import { activeGame, gameAccountOf, seenBalance } from '../games/games.ts';
import type { Account } from './ledger.ts';
import { walletOf } from '../members/members.ts';
import { newReference, type Receipt } from './receipt.ts';
import { Refusal } from '../refusal.ts';
import { works } from '../service/outages.ts';
import { addStatement } from './statement.ts';
import type { World } from '../world.ts';

export { WALLET };

/**
 * Moves money between the wallet and a game, or two games. When a provider fails, the money leaves, comes back, and the
 * statement tells of it. [7.19] [8.08]
 * @throws Refusal NO_WALLET, NO_GAME, SLOT_NO_ACCOUNT, TRANSFER_MINIMUM, MONEY_NOT_ENOUGH, TRANSFER_FAIL
 */
export function transfer(
  world: World,
  member: Member,
  { from, to, amount: baht }: { from: string; to: string; amount: number },
): Receipt {
  const source = accountAt(world, member, from);
  const target = accountAt(world, member, to);
  if (from === to) throw new Refusal('TRANSFER_FAIL');
  const amount = amountFrom(baht);
  if (world.ledger.balance(source) < amount) throw new Refusal('MONEY_NOT_ENOUGH');
  const reference = newReference(world);
  const now = world.clock.now();
  const line = {
    memberId: member.id,
    statementType: 'transfer',
    amount,
    from,
    to,
    at: now,
    reference,
  } as const;
  if (!answers(world, from) || !answers(world, to)) {
    const held: Account = `held:${member.id}`;
    world.ledger.move(now, source, held, amount, reference);
    world.ledger.move(now, held, source, amount, reference);
    addStatement(world, { ...line, status: 'FAILED' });
    throw new Refusal('TRANSFER_FAIL');
  }
  world.ledger.move(now, source, target, amount, reference);
  addStatement(world, { ...line, status: 'SUCCESS' });
  for (const place of [from, to]) seenBalance(world, member, place);
  return { reference, amount, at: now };
}

/**
 * Brings the money of all other accounts to one place, all of it or none. [7.20]
 * @throws Refusal as `transfer`; MONEY_NOT_ENOUGH when there is nothing to bring.
 */
export function transferAll(world: World, member: Member, to: string): Receipt {
  accountAt(world, member, to);
  const sources = [WALLET, ...member.games.keys()]
    .filter((place) => place !== to && (place === WALLET || member.games.get(place)?.isActive))
    .map((place) => ({ place, amount: world.ledger.balance(accountOf(member, place)) }))
    .filter(({ amount }) => amount > 0);
  if (sources.length === 0) throw new Refusal('MONEY_NOT_ENOUGH');
  return gather(world, member, sources, to);
}

/** Moves several amounts to one place in one movement. @throws Refusal TRANSFER_FAIL when a provider fails: nothing moved. */
export function gather(
  world: World,
  member: Member,
  sources: readonly { place: string; amount: Satang }[],
  to: string,
): Receipt {
  if (![to, ...sources.map(({ place }) => place)].every((place) => answers(world, place)))
    throw new Refusal('TRANSFER_FAIL');
  const reference = newReference(world);
  const now = world.clock.now();
  const total = satang(sources.reduce((sum, { amount }) => sum + amount, 0));
  const postings = [
    ...sources.map(({ place, amount }) => ({ account: accountOf(member, place), amount: satang(-amount) })),
    { account: accountOf(member, to), amount: total },
  ];
  world.ledger.post(now, postings, reference);
  for (const { place, amount } of sources) {
    const line = {
      memberId: member.id,
      statementType: 'transfer',
      status: 'SUCCESS',
      at: now,
      reference,
    } as const;
    addStatement(world, { ...line, amount, from: place, to });
    seenBalance(world, member, place);
  }
  seenBalance(world, member, to);
  return { reference, amount: total, at: now };
}

/** @throws Refusal TRANSFER_MINIMUM for less than a baht, or a part of a satang. [5.14] */
function amountFrom(baht: number): Satang {
  try {
    const amount = satangFromBaht(baht);
    if (amount >= TRANSFER_MINIMUM) return amount;
  } catch {
    // Not an amount of money at all: refused as too small a one.
  }
  throw new Refusal('TRANSFER_MINIMUM');
}

/** @throws Refusal NO_WALLET, NO_GAME, SLOT_NO_ACCOUNT */
function accountAt(world: World, member: Member, place: string): Account {
  if (place === WALLET && !member.hasWallet) throw new Refusal('NO_WALLET');
  if (place !== WALLET) activeGame(world, member, place);
  return accountOf(member, place);
}

function accountOf(member: Member, place: string): Account {
  return place === WALLET ? walletOf(member) : gameAccountOf(member, place);
}

/** Whether the provider of a game answers; the wallet always does. */
function answers(world: World, place: string): boolean {
  return place === WALLET || (works(world, 'game-transfer') && !world.failingGames.has(place));
}
