/** Lists whose order the service chooses; the app shows them in that order and no code depends on it. */
const UNORDERED: ReadonlySet<string> = new Set([
  'GET /api/bonus: reverse $[*].banners',
  'GET /api/bonus: reverse list',
  'GET /api/invite/banners: reverse list',
  'GET /api/refund/banners: reverse list',
  'GET /api/lookup/agreements: reverse list',
  'GET /api/lookup/banks: reverse list',
  'GET /api/lookup/conditions: reverse list',
  'GET /api/lookup/deposit: reverse $.banks',
  'GET /api/lookup/deposit: reverse $.wallets',
  'GET /api/lookup/sources: reverse list',
  'GET /api/spinwheel/coupon: reverse list',
  // The app finds a slice by its code, at any position.
  'GET /api/spinwheel/setup: reverse $.result.activeSpinwheel.slice',
  'GET /api/wallet: reverse $.slots',
  'GET /api/wallet/refresh/slot: reverse $.slots',
  // The specification promises newest first only for the chat's history; the pacts require it of statement and slips
  // too.
  'POST /api/invite: reverse $.invites',
  'POST /api/refund: reverse $.refunds',
]);

export const isUnordered = (drift: string): boolean => UNORDERED.has(drift);
