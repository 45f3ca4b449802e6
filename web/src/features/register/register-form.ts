import type { Edition } from 'contracts/rules';

/** In this order; `otp` may be skipped. [2.21]–[2.24] */
export const steps = ['phone', 'otp', 'profile', 'bank'] as const;
export type Step = (typeof steps)[number];

/** Currencies that a visitor may choose; the Thai edition offers no choice. [5.06] [9.16] */
export const currencies = ['LAK', 'BAHT'] as const;
export type CurrencyChoice = (typeof currencies)[number];

/** Input that may be stored for a reload: no password, no code. [3.01] */
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
  otp: string;
}

/** All fields of the four steps; secrets are never stored. */
export type Form = Draft & Secrets;
export type RegisterField = keyof Form;

export const stepFields: Readonly<Record<Step, readonly RegisterField[]>> = {
  phone: ['phone'],
  otp: ['otp'],
  profile: ['name', 'password', 'confirm', 'sourceCode', 'inviteCode'],
  bank: ['bankCode', 'bankAccountNo', 'firstName', 'lastName', 'currency'],
};

export function emptyForm(edition: Edition, inviteCode: string): Form {
  return {
    phone: '',
    name: '',
    sourceCode: '',
    inviteCode,
    bankCode: '',
    bankAccountNo: '',
    firstName: '',
    lastName: '',
    currency: edition === 'laos' ? 'LAK' : 'BAHT',
    password: '',
    confirm: '',
    otp: '',
  };
}

export function draftOf(form: Form): Draft {
  const { phone, name, sourceCode, inviteCode, bankCode, bankAccountNo, firstName, lastName, currency } =
    form;
  return { phone, name, sourceCode, inviteCode, bankCode, bankAccountNo, firstName, lastName, currency };
}
