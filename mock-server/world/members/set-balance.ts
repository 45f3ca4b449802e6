import { satang, satangFromBaht } from 'contracts/rules';
import type { Member } from '../entities.ts';
import { gameAccountOf, gamesOf, openGame } from '../games/games.ts';
import type { Account } from '../money/ledger.ts';
import { walletOf } from './members.ts';
import { WALLET } from '../money/transfers.ts';
import type { World } from '../world.ts';

/**
 * Brings the wallet (`WALLET`) or a game account to an amount, by a movement from or to outside, so the books balance.
 * A game account that was not open is opened. The member's app shows a game's new balance after its next refresh.
 * @throws RangeError for an amount with more than two decimals or an account that is none.
 */
export function setBalance(world: World, member: Member, account: string, baht: number): void {
  const target = satangFromBaht(baht);
  const ledgerAccount = account === WALLET ? walletOf(member) : gameAccount(world, member, account);
  const difference = satang(target - world.ledger.balance(ledgerAccount));
  if (difference === 0) return;
  world.ledger.post(world.clock.now(), [
    { account: ledgerAccount, amount: difference },
    { account: 'outside:qa', amount: satang(-difference) },
  ]);
}

function gameAccount(world: World, member: Member, code: string): Account {
  if (!gamesOf(world).some((provider) => provider.code === code))
    throw new RangeError(`no account is called "${code}"`);
  openGame(world, member, code);
  return gameAccountOf(member, code);
}
