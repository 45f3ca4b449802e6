import { type Satang, WALLET } from 'contracts/rules';
import { perKey } from '../../lib/per-key.ts';
import { seeGameAtom } from '../wallet/balance-check.ts';
import { noteOvertakenAtom } from '../wallet/overtaken.ts';
import { createTransfer, type TransferOrder } from './transfer-order.ts';
import { loadWalletAtom } from '../wallet/wallet-state.ts';

const PENDING_AS = 'game_move:';

/** The amount that is typed for a game. */
export const gameDraftOf = (code: string) => `game-amount-${code}`;

function createGameMove(code: string) {
  return createTransfer(`${PENDING_AS}${code}`, gameDraftOf(code), (set, { balances }) => {
    set(noteOvertakenAtom, balances);
    // Only a wallet that was read after it shows the game's new figure.
    void set(loadWalletAtom).then((wallet) => wallet && set(seeGameAtom, code));
  });
}

/** Each game has its own action, so that an open outcome of one game does not block another. */
export const gameMoveOf = perKey(createGameMove);

/** Money from the wallet into a game. */
export const intoGame = (code: string, amount: Satang): TransferOrder => ({
  from: WALLET,
  to: code,
  amount,
});

/** Money from a game back into the wallet. */
export const outOfGame = (code: string, amount: Satang): TransferOrder => ({
  from: code,
  to: WALLET,
  amount,
});

/** The game of a pending order's name; null when it is no move of a game. */
export function gameOfPending(name: string): string | null {
  return name.startsWith(PENDING_AS) ? name.slice(PENDING_AS.length) : null;
}
