/** Banks that pay out only to a name in Latin letters. [5.05] [9.15] */
export const ENGLISH_NAME_BANKS = ['KTB', 'TMB', 'BBL'] as const;

export function needsEnglishName(bankCode: string): boolean {
  return (ENGLISH_NAME_BANKS as readonly string[]).includes(bankCode);
}

/** Latin letters and spaces, and at least one letter. [5.05] [5.22] */
export function isEnglishName(name: string): boolean {
  return /^[A-Za-z ]*[A-Za-z][A-Za-z ]*$/.test(name);
}

/** `xxx-xxx-rest` for exactly ten digits; any other number as it is. [2.65] [9.33] */
export function shownAccountNo(accountNo: string): string {
  return /^\d{10}$/.test(accountNo)
    ? `${accountNo.slice(0, 3)}-${accountNo.slice(3, 6)}-${accountNo.slice(6)}`
    : accountNo;
}
