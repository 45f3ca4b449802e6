const SHOWN = 4;

/** Hides an account number except its last four digits, grouped 3-3-rest when it has ten. [9.33] */
export function maskedAccount(accountNo: string): string {
  const hidden = Math.max(0, accountNo.length - SHOWN);
  const masked = '•'.repeat(hidden) + accountNo.slice(hidden);
  return masked.length === 10 ? `${masked.slice(0, 3)}-${masked.slice(3, 6)}-${masked.slice(6)}` : masked;
}

export function accountEnding(accountNo: string): string {
  return accountNo.slice(-SHOWN);
}
