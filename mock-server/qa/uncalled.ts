/** Calls of the contract that neither app makes, and the alternative: a fault on one of them would never apply. */
export const UNCALLED: ReadonlyMap<string, string> = new Map([
  ['POST /api/wallet/withdraw', 'they withdraw by POST /api/wallet/withdrawAll'],
  ['GET /api/bonus/check/minimum', 'they ask GET /api/bonus/check/active'],
  ['GET /api/promotion/current', 'they ask GET /api/promotion/find/{code}'],
]);
