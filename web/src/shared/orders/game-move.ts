import type { Satang } from 'contracts/rules';
import { seeGameAtom } from '../wallet/balance-check.ts';
import { WALLET } from '../wallet/movements.ts';
import { createTransfer, type TransferOrder } from './transfer-order.ts';
import { loadWalletAtom } from '../wallet/wallet-state.ts';

type GameMove = ReturnType<typeof createGameMove>;

/** Moves of a game that were on their way when the page was left are saved under this and its code. */
const PENDING_AS = 'game_move:';

/** Moves money between the wallet and one game. [2.61] [7.19] */
function createGameMove(code: string) {
  return createTransfer(`${PENDING_AS}${code}`, (set) => {
    set(seeGameAtom, code);
    void set(loadWalletAtom);
  });
}

const moves = new Map<string, GameMove>();

/** Each game has a move of its own: an outcome that is open for one does not stand in the way of another. */
export function gameMoveOf(code: string): GameMove {
  const known = moves.get(code) ?? createGameMove(code);
  moves.set(code, known);
  return known;
}

export const intoGame = (code: string, amount: Satang): TransferOrder => ({
  from: WALLET,
  to: code,
  amount,
});

export const outOfGame = (code: string, amount: Satang): TransferOrder => ({
  from: code,
  to: WALLET,
  amount,
});

/** The game whose move was saved under a name; null for the name of anything else. */
export function gameOfPending(name: string): string | null {
  return name.startsWith(PENDING_AS) ? name.slice(PENDING_AS.length) : null;
}
