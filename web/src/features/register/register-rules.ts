import {
  isEnglishName,
  isPhone,
  needsEnglishName,
  normalisePhone,
  toAsciiDigits,
  type Edition,
} from 'contracts/rules';

/** What a visitor may choose to be paid in; the Thai edition offers no choice. [5.06] [9.16] */
export type CurrencyChoice = 'LAK' | 'BAHT';

/** All that the wizard asks for and may keep over a reload: no password, no code. [3.01] */
export interface Draft {
  phone: string;
  name: string;
  sourceCode: string;
  inviteCode: string;
  bankCode: string;
  bankAccountNo: string;
  firstName: string;
  lastName: string;
  currency: CurrencyChoice;
}

export interface Secrets {
  password: string;
  confirm: string;
}

export type RegisterField = keyof Draft | keyof Secrets | 'otp';

/** What is wrong with a field, as a key of the texts. */
export type Complaint =
  | 'phone_required'
  | 'phone_ten_digits'
  | 'phone_invalid'
  | 'otp_required'
  | 'name_required'
  | 'password_required'
  | 'confirm_required'
  | 'confirm_differs'
  | 'bank_required'
  | 'account_required'
  | 'first_name_required'
  | 'last_name_required'
  | 'name_english';

export interface Finding {
  field: RegisterField;
  complaint: Complaint;
}

export const emptyDraft = (edition: Edition): Draft => ({
  phone: '',
  name: '',
  sourceCode: '',
  inviteCode: '',
  bankCode: '',
  bankAccountNo: '',
  firstName: '',
  lastName: '',
  currency: edition === 'laos' ? 'LAK' : 'BAHT',
});

/** [2.21] [5.02] */
export function checkPhone(phone: string, edition: Edition): Finding | null {
  const normal = normalisePhone(phone);
  if (normal === '') return { field: 'phone', complaint: 'phone_required' };
  if (isPhone(normal, edition)) return null;
  return { field: 'phone', complaint: edition === 'thai' ? 'phone_ten_digits' : 'phone_invalid' };
}

/** [2.23] [5.03] The source is asked for but, like the invite code, may be left out. */
export function checkProfile({ name }: Draft, { password, confirm }: Secrets): Finding | null {
  if (name.trim() === '') return { field: 'name', complaint: 'name_required' };
  if (password === '') return { field: 'password', complaint: 'password_required' };
  if (confirm === '') return { field: 'confirm', complaint: 'confirm_required' };
  return password === confirm ? null : { field: 'confirm', complaint: 'confirm_differs' };
}

/** [2.24] [5.04] [5.05] */
export function checkBank(draft: Draft): Finding | null {
  const { bankCode, bankAccountNo, firstName, lastName } = draft;
  if (bankCode === '') return { field: 'bankCode', complaint: 'bank_required' };
  if (normaliseAccountNo(bankAccountNo) === '')
    return { field: 'bankAccountNo', complaint: 'account_required' };
  if (firstName.trim() === '') return { field: 'firstName', complaint: 'first_name_required' };
  if (lastName.trim() === '') return { field: 'lastName', complaint: 'last_name_required' };
  if (needsEnglishName(bankCode)) {
    for (const field of ['firstName', 'lastName'] as const)
      if (!isEnglishName(draft[field])) return { field, complaint: 'name_english' };
  }
  return null;
}

/** An account number as it is pasted: Thai and Lao digits, spaces and dashes. */
export function normaliseAccountNo(text: string): string {
  return toAsciiDigits(text).replace(/[\s\u200b-\u200f.-]/g, '');
}

/** First and last name as the call wants them: joined by a space, in upper case. [3.01] [2.24] */
export function accountName({ firstName, lastName }: Draft): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim().toUpperCase();
}

/** The field to which a refusal belongs, or null for the form as a whole. [8.03] [8.04] */
export function fieldOfRefusal(code: string): RegisterField | null {
  return FIELDS[code] ?? null;
}

const FIELDS: Readonly<Record<string, RegisterField>> = {
  EXISTING_USER: 'phone',
  PHONE_NUMBER_REQUIRE_10_DIGIT: 'phone',
  UNVERIFIED_OTP: 'phone',
  OTP_BLOCK: 'phone',
  OTP_SEND_FAIL: 'phone',
  OTP_CODE_INVALID: 'otp',
  OTP_EXPIRED: 'otp',
  OTP_NOT_EXIST: 'otp',
  OTP_TOKEN_INVALID: 'otp',
  OTP_VERIFY_FAIL: 'otp',
  INVALID_USER_INFO: 'name',
  INVALID_CODE: 'inviteCode',
  INVALID_BANK: 'bankAccountNo',
  EXISTING_BANK: 'bankAccountNo',
  BANK_ACCOUNT_NAME_ENG: 'firstName',
};
