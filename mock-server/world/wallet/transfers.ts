import { satang, satangFromBaht, sumOf, TRANSFER_MINIMUM, type Satang, WALLET } from 'contracts/rules';
import { activeGame, seenBalance, type GamesState } from '../games/games.ts';
import type { Member } from '../members/members.ts';
import { gameAccountOf, heldAccountOf, walletOf, type Account } from '../money/accounts.ts';
import type { Books } from '../money/books.ts';
import { newReference, type Receipt } from '../money/receipt.ts';
import { addStatement } from '../money/statement.ts';
import type { OutagesState } from '../service/outages.ts';
import { Misuse, Refusal } from '../service/refusal.ts';

export type TransferWorld = GamesState & OutagesState & Books;

/**
 * Moves money between the wallet and a game, or two games. If a provider fails, the money leaves, comes back, and the
 * statement shows it as failed. [7.19] [8.08]
 * @throws Refusal NO_WALLET, NO_GAME, SLOT_NO_ACCOUNT, TRANSFER_MINIMUM, MONEY_NOT_ENOUGH, TRANSFER_FAIL
 * @throws Misuse if both accounts are the same
 */
export function transfer(
  world: TransferWorld,
  member: Member,
  { from, to, amount: baht }: { from: string; to: string; amount: number },
): Receipt {
  const source = accountAt(world, member, from);
  const target = accountAt(world, member, to);
  if (from === to) throw new Misuse(`from and to are both ${from}`);
  const amount = amountFrom(baht);
  if (world.ledger.balance(source) < amount) throw new Refusal('MONEY_NOT_ENOUGH');
  const reference = newReference(world);
  const now = world.clock.now();
  const entry = {
    memberId: member.id,
    statementType: 'transfer',
    amount,
    from,
    to,
    at: now,
    reference,
  } as const;
  if (!answers(world, from) || !answers(world, to)) {
    const held = heldAccountOf(member);
    world.ledger.move(now, source, held, amount, reference);
    world.ledger.move(now, held, source, amount, reference);
    addStatement(world, { ...entry, status: 'FAILED' });
    throw new Refusal('TRANSFER_FAIL');
  }
  world.ledger.move(now, source, target, amount, reference);
  addStatement(world, { ...entry, status: 'SUCCESS' });
  for (const account of [from, to]) seenBalance(world, member, account);
  return { reference, amount, at: now };
}

/**
 * Moves the money of all other accounts to one account, all of it or none. [7.20]
 * @throws Refusal as `transfer`; MONEY_NOT_ENOUGH if there is nothing to move.
 */
export function transferAll(world: TransferWorld, member: Member, to: string): Receipt {
  accountAt(world, member, to);
  const sources = [WALLET, ...member.games.keys()]
    .filter((account) => account !== to && isOpen(member, account))
    .map((account) => ({ account, amount: world.ledger.balance(accountOf(member, account)) }))
    .filter(({ amount }) => amount > 0);
  if (sources.length === 0) throw new Refusal('MONEY_NOT_ENOUGH');
  return gather(world, member, sources, to);
}

/** Moves several amounts to one account at once. @throws Refusal TRANSFER_FAIL if a provider fails; then nothing moves. */
export function gather(
  world: TransferWorld,
  member: Member,
  sources: readonly { account: string; amount: Satang }[],
  to: string,
): Receipt {
  if (![to, ...sources.map(({ account }) => account)].every((account) => answers(world, account)))
    throw new Refusal('TRANSFER_FAIL');
  const reference = newReference(world);
  const now = world.clock.now();
  const total = sumOf(sources.map(({ amount }) => amount));
  world.ledger.assertHolds(accountOf(member, to), total);
  const postings = [
    ...sources.map(({ account, amount }) => ({
      account: accountOf(member, account),
      amount: satang(-amount),
    })),
    { account: accountOf(member, to), amount: total },
  ];
  world.ledger.post(now, postings, reference);
  for (const { account, amount } of sources) {
    const entry = {
      memberId: member.id,
      statementType: 'transfer',
      status: 'SUCCESS',
      at: now,
      reference,
    } as const;
    addStatement(world, { ...entry, amount, from: account, to });
    seenBalance(world, member, account);
  }
  seenBalance(world, member, to);
  return { reference, amount: total, at: now };
}

/** @throws Refusal TRANSFER_MINIMUM for less than a baht, or a fraction of a satang. [5.14] */
function amountFrom(baht: number): Satang {
  try {
    const amount = satangFromBaht(baht);
    if (amount >= TRANSFER_MINIMUM) return amount;
  } catch {
    // Not a valid amount: refused as too small.
  }
  throw new Refusal('TRANSFER_MINIMUM');
}

/** @throws Refusal NO_WALLET, NO_GAME, SLOT_NO_ACCOUNT */
function accountAt(world: GamesState, member: Member, account: string): Account {
  if (account === WALLET && !member.hasWallet) throw new Refusal('NO_WALLET');
  if (account !== WALLET) activeGame(world, member, account);
  return accountOf(member, account);
}

function isOpen({ hasWallet, games }: Member, account: string): boolean {
  return account === WALLET ? hasWallet : games.get(account)?.isActive === true;
}

function accountOf(member: Member, account: string): Account {
  return account === WALLET ? walletOf(member) : gameAccountOf(member, account);
}

function answers(world: GamesState & OutagesState, account: string): boolean {
  return account === WALLET || (!world.outages.has('game-transfer') && !world.failingGames.has(account));
}
