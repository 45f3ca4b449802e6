/** Lists that the app shows as they come, in an order that is the service's own choice and that no code reads. */
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
  // A slice is found by its code, wherever on the wheel it stands.
  'GET /api/spinwheel/setup: reverse $.result.activeSpinwheel.slice',
  'GET /api/wallet: reverse $.slots',
  'GET /api/wallet/refresh/slot: reverse $.slots',
  // The specification promises newest first of the chat's history alone; statement and slips are held to it too.
  'POST /api/invite: reverse $.invites',
  'POST /api/refund: reverse $.refunds',
]);

/** Whether this drift changes nothing but the order of such a list. */
export const isUnordered = (drift: string): boolean => UNORDERED.has(drift);
