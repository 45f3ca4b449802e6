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
]);

/** Figures that no state can fix: how long a QR is valid, and a message of a kind that the app does not know. */
const UNFIXED: ReadonlySet<string> = new Set([
  'GET /api/qrcode/{bankCode}: hundredfold $.expireIn',
  'POST /api/qrcode/{bankCode}: hundredfold $.expireIn',
  'POST /api/chat/history: hundredfold $[*].message.payload.id',
  'POST /api/chat/history: one more $[*].message.payload.id',
]);

export const isUnordered = (drift: string): boolean => UNORDERED.has(drift);

export const isUnfixed = (drift: string): boolean => UNFIXED.has(drift);
