/** Calls of the contract that neither app makes, and what to do instead: a fault on one of them would wait for ever. */
export const UNCALLED: ReadonlyMap<string, string> = new Map([
  ['POST /api/wallet/withdraw', 'they withdraw by POST /api/wallet/withdrawAll'],
  ['GET /api/bonus/check/minimum', 'they ask GET /api/bonus/check/active'],
  ['GET /api/promotion/current', 'they ask GET /api/promotion/find/{code}'],
]);
