/** Every key in the browser's storage. The first six are the specification's. [3.31] */
export const storageKeys = {
  token: 'token',
  locale: 'locale',
  lastSync: 'last_sync',
  rememberAgreement: 'remember-agreement',
  inviteCode: 'code',
  guestId: 'guest-id',
  chatUnsent: 'chat-unsent',
  /** The chat was opened in this tab: the service time of its newest message in view, and by whom. */
  chatSeen: 'chat-seen',
  /** The registration form, without password and code. */
  registerDraft: 'register-draft',
  noticePutAway: 'notice-put-away',
  /** Games last played on this device, last first, and by which member. (S5) */
  lastPlayed: 'last-played',
  leftForGame: 'left-for-game',
  /** The game where the member signs in by hand: its credentials show again on return. [2.59] */
  gameToReopen: 'game-to-reopen',
  registerWait: 'register-wait-until',
  loginWait: 'login-wait-until',
  /** The service's reference of the code sent in the registration, never the code. */
  registerCode: 'register-code',
  // Named as in the first release: a page that reloads into a newer build must find its open orders.
  pendingOrders: 'open-intents',
  pendingOwner: 'open-intents-of',
  /** Of the token of their member. */
  pendingMark: 'open-intents-by',
  stashedOrders: 'left-intents',
  signedOut: 'signed-out',
  /** End of the wait for everything that is sent. [8.02] */
  moneyWait: 'money-wait-until',
  /** Balances from before the last movement: a reading that equals them is from a lagging copy. (W9) */
  overtaken: 'overtaken-balances',
  /** QRs that can still be paid: the receipt of a payment shows after a reload too. (W2) */
  runningQrs: 'running-qrs',
  spinResult: 'spin-result',
  spinSound: 'spin-sound',
  passwordWait: 'password-wait-until',
} as const;
