/** Every key under which the app keeps something in the browser. [3.31] */
export const storageKeys = {
  token: 'token',
  locale: 'locale',
  lastSync: 'last_sync',
  rememberAgreement: 'remember-agreement',
  inviteCode: 'code',
  guestId: 'guest-id',
  /** What was written to support and is not sent yet, and by whom. */
  chatUnsent: 'chat-unsent',
  /** What a visitor has typed in the registration, without password and code. */
  registerDraft: 'register-draft',
  /** The news that this visit has put away. */
  noticePutAway: 'notice-put-away',
  /** Games that were played on this device, last first, and by whom. (S5) */
  lastPlayed: 'last-played',
  /** The game for which the member has left the wallet. (S6) */
  leftForGame: 'left-for-game',
  /** The game on whose page the member signs in by hand: its credentials show again on return. [2.59] */
  gameToReopen: 'game-to-reopen',
  registerWait: 'register-wait-until',
  /** Until when no login is worth trying. [8.02] */
  loginWait: 'login-wait-until',
  /** By what the service knows the code that it sent in the registration, and never the code. */
  registerCode: 'register-code',
  /** Orders whose outcome is not known yet (W1). */
  pendingOrders: 'open-intents',
  /** Whose they are, by the id of the member. */
  pendingOwner: 'open-intents-of',
  /** The same of sessions that have ended, by member. */
  stashedOrders: 'left-intents',
  /** Until when nothing that is sent is worth trying. [8.02] */
  moneyWait: 'money-wait-until',
  /** What a spin has won and the member has not seen yet, and whose it is. */
  spinResult: 'spin-result',
  /** Whether the wheel may be heard on this device. */
  spinSound: 'spin-sound',
  passwordWait: 'password-wait-until',
} as const;
