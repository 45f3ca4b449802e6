import { satang, satangFromBaht, WALLET } from 'contracts/rules';
import type { WorldBase } from '../../engine/world-base.ts';
import { gamesOf, openGame, type GamesState } from '../games/games.ts';
import type { Member } from '../members/members.ts';
import { gameAccountOf, walletOf, type Account } from '../money/accounts.ts';
import type { LedgerState } from '../money/ledger.ts';

type BalanceWorld = GamesState & LedgerState & Pick<WorldBase, 'clock' | 'random'>;

/**
 * Sets the wallet (`WALLET`) or a game account to an amount, by a movement from or to outside, so that the ledger balances.
 * Opens a game account that is not open. The member's app shows a game's new balance after its next refresh.
 * @throws RangeError for an amount with more than two decimals or an unknown account.
 */
export function setBalance(world: BalanceWorld, member: Member, account: string, baht: number): void {
  const target = satangFromBaht(baht);
  const ledgerAccount = account === WALLET ? walletOf(member) : gameAccount(world, member, account);
  const difference = satang(target - world.ledger.balance(ledgerAccount));
  if (difference === 0) return;
  world.ledger.post(world.clock.now(), [
    { account: ledgerAccount, amount: difference },
    { account: 'outside:qa', amount: satang(-difference) },
  ]);
}

function gameAccount(world: BalanceWorld, member: Member, code: string): Account {
  if (!gamesOf(world).some((provider) => provider.code === code))
    throw new RangeError(`no account is called "${code}"`);
  openGame(world, member, code);
  return gameAccountOf(member, code);
}
