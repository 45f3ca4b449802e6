import type { Mutant } from '../mutant.ts';

export const registrationOf5: readonly Mutant[] = [
  { id: '5.02', file: 'web/src/features/register/register-rules.ts', find: 'edition === \'thai\' ? \'phone_ten_digits\' : \'phone_invalid\'', replace: '\'phone_invalid\'', why: 'a short phone is not told that it needs ten digits' },
  { id: '5.02', file: 'contracts/rules/phone.ts', find: '(edition !== \'thai\' || phone.length === THAI_PHONE_DIGITS)', replace: 'phone.length === THAI_PHONE_DIGITS', why: 'the Laos edition checks the length' },
  { id: '5.02', file: 'contracts/rules/phone.ts', find: 'phone.length === THAI_PHONE_DIGITS', replace: 'phone.length >= THAI_PHONE_DIGITS', why: 'longer phones pass' },
  { id: '5.03', file: 'web/src/features/register/register-rules.ts', find: 'password === confirm ? null : \'confirm_differs\'', replace: 'null', why: 'passwords that differ pass' },
  { id: '5.03', file: 'web/src/features/register/register-rules.ts', find: 'name: required(name, \'name_required\'),', replace: 'name: null,', why: 'the name may be left out' },
  { id: '5.03', file: 'web/src/features/register/register-rules.ts', find: 'password: password === \'\' ? \'password_required\' : null,', replace: 'password: null,', why: 'the password may be left out' },
  { id: '5.03', file: 'web/src/features/register/register-rules.ts', find: 'confirm === \'\' ? \'confirm_required\' :', replace: '', why: 'an empty confirmation is told as different' },
  { id: '5.04', file: 'web/src/features/register/register-rules.ts', find: 'bankCode: required(bankCode, \'bank_required\'),', replace: 'bankCode: null,', why: 'the bank may be left out' },
  { id: '5.04', file: 'web/src/features/register/register-rules.ts', find: 'lastName: required(lastName, \'last_name_required\') ?? english(lastName),', replace: 'lastName: english(lastName),', why: 'the last name may be left out' },
  { id: '5.04', file: 'web/src/features/register/register-rules.ts', find: 'firstName: required(firstName, \'first_name_required\') ?? english(firstName),', replace: 'firstName: english(firstName),', why: 'the first name may be left out' },
  { id: '5.05', file: 'web/src/features/register/register-rules.ts', find: '?? english(lastName)', replace: '', why: 'a Thai last name passes for an English-only bank' },
  { id: '5.05', file: 'web/src/features/register/register-rules.ts', find: '?? english(firstName)', replace: '', why: 'a Thai first name passes for an English-only bank' },
  { id: '5.05', file: 'contracts/rules/bank-account.ts', find: '[\'KTB\', \'TMB\', \'BBL\']', replace: '[\'KTB\', \'BBL\']', why: 'TMB takes any name' },
  { id: '5.06', file: 'web/src/features/register/register-requests.ts', find: 'body: { ...body, currency: sent.form.currency },', replace: 'body: { ...body, currency: \'BAHT\' },', why: 'the chosen currency is not sent' },
  { id: '5.06', file: 'web/src/features/register/bank-step.tsx', find: '{ value: \'BAHT\', label: t(\'currency_baht\') },', replace: '', why: 'baht cannot be chosen in Laos' },
  { id: '5.08', file: 'web/src/features/profile/password-rules.ts', find: 'if (oldPassword === \'\') return { field: \'oldPassword\', complaint: \'old_required\' };', replace: '', why: 'the old password may be left out' },
  { id: '5.08', file: 'web/src/features/profile/password-rules.ts', find: 'if (confirm === \'\') return { field: \'confirm\', complaint: \'confirm_required\' };', replace: '', why: 'an empty confirmation is told as different' },
  { id: '5.09', file: 'web/src/features/profile/password-rules.ts', find: 'return newPassword === confirm ? null : { field: \'confirm\', complaint: \'password_not_equal\' };', replace: 'return null;', why: 'a password that differs is sent' },
  { id: '5.10', file: 'web/src/features/profile/change-password-dialog.tsx', find: 'title={t(\'password.done_title\')}', replace: 'title={t(\'password.failed_title\')}', why: 'success has the title of a failure' },
  { id: '5.10', file: 'web/src/features/profile/change-password-dialog.tsx', find: 'text={failure}', replace: 'text=""', why: 'a refused change does not tell the server\'s message' },
];
