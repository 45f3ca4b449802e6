/** All browser storage keys of the app. [3.31] */
export const storageKeys = {
  token: 'token',
  locale: 'locale',
  lastSync: 'last_sync',
  rememberAgreement: 'remember-agreement',
  inviteCode: 'code',
  guestId: 'guest-id',
  /** Unsent text to support, and its author. */
  chatUnsent: 'chat-unsent',
  /** The registration form, without password and code. */
  registerDraft: 'register-draft',
  /** The notice that was dismissed in this visit. */
  noticePutAway: 'notice-put-away',
  /** Games last played on this device, last first, and by which member. (S5) */
  lastPlayed: 'last-played',
  /** The game that the member left the wallet for. (S6) */
  leftForGame: 'left-for-game',
  /** The game where the member signs in by hand: its credentials show again on return. [2.59] */
  gameToReopen: 'game-to-reopen',
  registerWait: 'register-wait-until',
  /** End of the login's wait. [8.02] */
  loginWait: 'login-wait-until',
  /** The service's reference of the code sent in the registration, never the code. */
  registerCode: 'register-code',
  /** Orders with an open outcome (W1). */
  pendingOrders: 'open-intents',
  /** The id of the member whose orders they are. */
  pendingOwner: 'open-intents-of',
  /** Open orders of ended sessions, by member. */
  stashedOrders: 'left-intents',
  /** End of the wait for everything that is sent. [8.02] */
  moneyWait: 'money-wait-until',
  /** A spin result that the member has not seen yet, and whose it is. */
  spinResult: 'spin-result',
  /** Whether the wheel's sound is on for this device. */
  spinSound: 'spin-sound',
  passwordWait: 'password-wait-until',
} as const;
