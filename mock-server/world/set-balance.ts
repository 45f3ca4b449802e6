import { satang, satangFromBaht } from 'contracts/rules';
import type { Member } from './entities.ts';
import { gameAccountOf, providers } from './games.ts';
import { walletOf } from './members.ts';
import type { World } from './world.ts';

/**
 * Brings the wallet (`WALLET`) or a game account to an amount, by a movement from or to outside, so the books balance.
 * A game account that was not open is opened. The member's app shows a game's new balance after its next refresh.
 * @throws RangeError for an amount with more than two decimals or an account that is none.
 */
export function setBalance(world: World, member: Member, account: string, baht: number): void {
  const target = satangFromBaht(baht);
  const ledgerAccount = account === 'WALLET' ? walletOf(member) : openGame(member, account);
  const difference = satang(target - world.ledger.balance(ledgerAccount));
  if (difference === 0) return;
  world.ledger.post(world.clock.now(), [
    { account: ledgerAccount, amount: difference },
    { account: 'outside:qa', amount: satang(-difference) },
  ]);
}

function openGame(member: Member, code: string) {
  if (!providers.some((provider) => provider.code === code))
    throw new RangeError(`no account is called "${code}"`);
  const game = member.games.get(code);
  if (game) game.isActive = true;
  else member.games.set(code, { isActive: true, shown: satang(0) });
  return gameAccountOf(member, code);
}
