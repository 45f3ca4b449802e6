import { bahtFromSatang, type Satang } from 'contracts/rules';
import { atom, type Getter } from 'jotai';
import { seeGameAtom } from './balance-check.ts';
import { createMoneyAction } from './money-action.ts';
import { servicesAtom } from './services.ts';
import { fetchStatement, type StatementPage, type StatementRow } from './statement-rows.ts';
import { loadWalletAtom, type Wallet, walletAtom } from './wallet-state.ts';

const WALLET = 'WALLET';

export interface GameMove {
  code: string;
  direction: 'to-game' | 'to-wallet';
  /** In the wallet's currency, whatever the game counts in. */
  amount: Satang;
}

interface Before {
  /** The transfers that the statement told of; null when it was not read. */
  keys: ReadonlySet<string> | null;
  wallet: Wallet | null;
}

const knownTransfersAtom = atom<ReadonlySet<string> | null>(null);

const isTransfer = (row: StatementRow) => row.type === 'transfer' && row.status === 'success';
const keysOf = ({ rows }: StatementPage) => new Set(rows.filter(isTransfer).map((row) => row.key));

/** Reads which transfers there are, so that a new one can be told from them afterwards. To be run before a move. */
export const learnTransfersAtom = atom(null, async (get, set) => {
  try {
    set(knownTransfersAtom, keysOf(await readStatement(get)));
  } catch {
    // The balances tell as well.
  }
});

function readStatement(get: Getter): Promise<StatementPage> {
  const { call, session } = get(servicesAtom);
  return fetchStatement(call, 1, session.signal());
}

/** Moves money between the wallet and one game; its outcome is settled by statement and wallet. (W1) [2.61] [7.19] */
function createGameMove() {
  return createMoneyAction<GameMove, Before, true>({
    before: (get) => {
      const state = get(walletAtom);
      return { keys: get(knownTransfersAtom), wallet: state.status === 'ready' ? state.wallet : null };
    },
    send: (get, _set, { code, direction, amount }) =>
      get(servicesAtom).call('POST /api/wallet/transfer', () => true as const, {
        body: {
          from: direction === 'to-game' ? WALLET : code,
          to: direction === 'to-game' ? code : WALLET,
          amount: bahtFromSatang(amount),
        },
      }),
    settle: async (get, set, move, before) => {
      const wallet = await set(loadWalletAtom);
      const page = await readStatement(get);
      if (!wallet) throw new Error('the wallet could not be read');
      return (before.keys ? isOnStatement(page, move, before.keys) : hasMoved(wallet, move, before.wallet))
        ? true
        : null;
    },
    after: (_get, set, _done, { code }) => {
      set(seeGameAtom, code);
      void set(loadWalletAtom);
      void set(learnTransfersAtom);
    },
  });
}

function isOnStatement(
  { rows }: StatementPage,
  { code, direction, amount }: GameMove,
  known: ReadonlySet<string>,
): boolean {
  return rows.some(
    (row) =>
      isTransfer(row) &&
      !known.has(row.key) &&
      row.amount === amount &&
      row.from === (direction === 'to-game' ? WALLET : code) &&
      row.to === (direction === 'to-game' ? code : WALLET),
  );
}

/** Without a statement to compare with: the wallet has changed by exactly this amount. */
function hasMoved({ balance }: Wallet, { direction, amount }: GameMove, before: Wallet | null): boolean {
  if (!before) throw new Error('there is nothing to compare with');
  return balance === before.balance + (direction === 'to-game' ? -amount : amount);
}

const moves = new Map<string, ReturnType<typeof createGameMove>>();

/** Each game has a move of its own: an outcome that is open for one does not stand in the way of another. */
export function gameMoveOf(code: string): ReturnType<typeof createGameMove> {
  const known = moves.get(code) ?? createGameMove();
  moves.set(code, known);
  return known;
}
