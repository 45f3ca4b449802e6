/** Every key under which the app keeps something in the browser. [3.31] */
export const storageKeys = {
  token: 'token',
  locale: 'locale',
  lastSync: 'last_sync',
  rememberAgreement: 'remember-agreement',
  inviteCode: 'code',
  guestId: 'guest-id',
  /** What a visitor has typed in the registration, without password and code. */
  registerDraft: 'register-draft',
  registerWait: 'register-wait-until',
  passwordWait: 'password-wait-until',
} as const;
