import {
  isAccountNo,
  isBlank,
  isEnglishName,
  isPhone,
  LONGEST_INVITE_CODE,
  needsEnglishName,
  normaliseAccountNo,
  normalisePhone,
  pastedText,
  toAsciiDigits,
  type Edition,
} from 'contracts/rules';
import { type Form, type RegisterField, type Step, stepFields } from './register-form.ts';

/** The key of an error's text. */
export type FieldError =
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
  | 'account_digits'
  | 'first_name_required'
  | 'last_name_required'
  | 'name_english';

export interface InvalidField {
  field: RegisterField;
  error: FieldError;
}

type Check = (form: Form, edition: Edition) => Partial<Record<RegisterField, FieldError | null>>;

const required = (text: string, error: FieldError) => (isBlank(text) ? error : null);

const CHECKS: Readonly<Record<Step, Check>> = {
  // [2.21] [5.02]
  phone: ({ phone }, edition) => ({
    phone:
      required(phone, 'phone_required') ??
      (isPhone(phone, edition) ? null : edition === 'thai' ? 'phone_ten_digits' : 'phone_invalid'),
  }),
  otp: ({ otp }) => ({ otp: required(otp, 'otp_required') }),
  // [2.23] [5.03] The source is shown but optional, like the invite code.
  profile: ({ name, password, confirm }) => ({
    name: required(name, 'name_required'),
    password: required(password, 'password_required'),
    confirm: required(confirm, 'confirm_required') ?? (password === confirm ? null : 'confirm_differs'),
  }),
  // [2.24] [5.04] [5.05]
  bank: ({ bankCode, bankAccountNo, firstName, lastName }) => {
    const english = (name: string) =>
      needsEnglishName(bankCode) && !isEnglishName(name) ? ('name_english' as const) : null;
    return {
      bankCode: required(bankCode, 'bank_required'),
      bankAccountNo:
        required(bankAccountNo, 'account_required') ?? (isAccountNo(bankAccountNo) ? null : 'account_digits'),
      firstName: required(firstName, 'first_name_required') ?? english(firstName),
      lastName: required(lastName, 'last_name_required') ?? english(lastName),
    };
  },
};

export function invalidFields(step: Step, form: Form, edition: Edition): InvalidField[] {
  const errors = CHECKS[step](normalised(step, form), edition);
  return (Object.keys(errors) as RegisterField[]).flatMap((field) => {
    const error = errors[field];
    return error ? [{ field, error }] : [];
  });
}

export function normalised(step: Step, form: Form): Form {
  switch (step) {
    case 'phone':
      return { ...form, phone: normalisePhone(form.phone) };
    case 'otp':
      return { ...form, otp: toAsciiDigits(pastedText(form.otp)).replaceAll(' ', '') };
    case 'bank':
      return {
        ...form,
        bankAccountNo: normaliseAccountNo(form.bankAccountNo),
        firstName: pastedText(form.firstName),
        lastName: pastedText(form.lastName),
      };
    case 'profile':
      return { ...form, inviteCode: inviteCodeIn(form.inviteCode) };
  }
}

/**
 * Of a pasted invite link, its code. The prefix before an id may be typed in small letters, but nothing else is
 * changed: the code may have another form. [2.47]
 */
export function inviteCodeIn(text: string): string {
  const pasted = pastedText(text);
  const code = /[?&]code=([\w-]+)/.exec(pasted)?.[1] ?? pasted;
  return code.replace(/^pr(?=\d[\da-f]*$)/i, 'PR').slice(0, LONGEST_INVITE_CODE);
}

/** `existed_earlier`: with the input of an earlier attempt, which may differ from what the visitor sees. */
export type RegisteredHow = 'created' | 'existed' | 'existed_earlier';

/** Whether no attempt for this phone sent anything else. Without its password, an attempt cannot be compared. */
const isAsTried = (tried: Form | null, form: Form): boolean =>
  tried?.phone !== form.phone ||
  (tried.password !== '' &&
    [...stepFields.profile, ...stepFields.bank].every((field) => tried[field] === form[field]));

export const foundAs = (tried: Form | null, form: Form): RegisteredHow =>
  isAsTried(tried, form) ? 'existed' : 'existed_earlier';

/** Drops the password if an attempt before this one differed: either may have created the account. */
export const triedWith = (tried: Form | null, form: Form): Form =>
  isAsTried(tried, form) ? form : { ...form, password: '' };

export function accountName({ firstName, lastName }: Pick<Form, 'firstName' | 'lastName'>): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim().toUpperCase();
}

/** The field that a code is about; null when it is about the whole form. */
export function fieldOfRefusal(code: string): RegisterField | null {
  return Object.hasOwn(FIELDS, code) ? (FIELDS[code] ?? null) : null;
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
