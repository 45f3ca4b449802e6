import type { Mutant } from '../mutant.ts';

export const games: readonly Mutant[] = [
  { id: '1.07', file: 'web/src/shared/wallet/wallet-state.ts', find: 'platform.durable.set(storageKeys.lastSync, String(now));', replace: '', why: 'the time of the last refresh is lost with a reload' },
  { id: '1.07', file: 'web/src/shared/wallet/balance-check.ts', find: 'set(noteSyncAtom);', replace: '', why: 'the time of the refresh is not noted' },
  { id: '2.32', file: 'web/src/shared/wallet/balance-check.ts', find: 'const wallet = await set(loadWalletAtom);', replace: 'const state0 = get(walletAtom);\n  const wallet = state0.status === \'ready\' ? state0.wallet : null;', why: 'after the refresh the wallet is not read' },
  { id: '2.33', file: 'web/src/shared/wallet/wallet-state.ts', find: 'total: sumOrNull([balance, inGames]),', replace: 'total: balance,', why: 'the total leaves out the games' },
  { id: '2.42', file: 'web/src/shared/wallet/wallet-state.ts', find: 'satang(Math.round(own * ftWalletSlot))', replace: 'own', why: 'the converted value is the game\'s own amount' },
  { id: '2.60', file: 'web/src/features/games/use-play.ts', find: 'const target = config.iframe ? \'tab\' : \'same\';', replace: 'const target = \'same\';', why: 'no game opens a new tab' },
  { id: '2.60', file: 'web/src/features/games/use-play.ts', find: 'const target = config.iframe ? \'tab\' : \'same\';', replace: 'const target = \'tab\';', why: 'each game opens a new tab' },
  { id: '2.61', file: 'web/src/features/games/use-play.ts', find: 'const order = intoGame(code, amount);', replace: 'const order = { from: code, to: WALLET, amount };', why: 'transfer-only moves the money out of the game' },
  { id: '3.09', file: 'web/src/shared/wallet/wallet-state.ts', find: 'satang(Math.round(own * ftWalletSlot))', replace: 'satang(Math.round(own / ftWalletSlot))', why: 'the multiplier divides' },
  { id: '3.09', file: 'web/src/shared/wallet/wallet-state.ts', find: 'links: { web: textOrNull(web),', replace: 'links: { web: textOrNull(ios),', why: 'the game opens another link' },
  { id: '4.05', file: 'web/src/features/games/use-play.ts', find: 'if (!hasLeft()) close();', replace: '', why: 'transfer-only leaves the modal open' },
  { id: '5.33', file: 'web/src/shared/wallet/wallet-state.ts', find: 'return known.length === amounts.length ? sumOf(known) : null;', replace: 'return sumOf(known);', why: 'a total with an unknown part is shown as if it were known' },
  { id: '7.19', file: 'web/src/shared/orders/transfer-order.ts', find: 'amount: bahtFromSatang(amount) }', replace: 'amount }', why: 'the amount is sent in satang' },
  { id: '8.08', file: 'web/src/shared/orders/transfer-order.ts', find: 'if (row.status === \'failed\') throw new OrderRefused(\'TRANSFER_FAIL\');', replace: '', why: 'a transfer that came back is told as done' },
];
