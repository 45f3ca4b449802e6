import type { Mutant } from '../../mutant.ts';

export const rereadValidationOf5: readonly Mutant[] = [
  {
    id: '5.04',
    file: 'web/src/features/register/register-rules.ts',
    find: "firstName: required(firstName, 'first_name_required')",
    replace: "firstName: required(lastName, 'first_name_required')",
    why: 'the first name is optional beside a last one',
  },
  {
    id: '5.05',
    file: 'contracts/rules/bank-account.ts',
    find: '/^[A-Za-z ]*[A-Za-z][A-Za-z ]*$/',
    replace: '/^[A-Za-z .]*[A-Za-z][A-Za-z .]*$/',
    why: 'dots pass in an English name',
  },
  {
    id: '5.08',
    file: 'web/src/features/profile/password-rules.ts',
    find: "if (newPassword === '') return",
    replace: "if (newPassword === '' && confirm !== '') return",
    why: 'two empty passwords are told as a missing confirmation',
  },
  {
    id: '5.08',
    file: 'web/src/features/profile/change-password-form.tsx',
    find: '          required\n',
    replace: '',
    why: 'the fields are not known as required',
  },
  {
    id: '5.19',
    file: 'web/src/features/deposit/qr/qr-form.tsx',
    find: 'disabled={isCreateDisabled(amount, method.rules)}',
    replace: 'disabled={isCreateDisabled(amount, method.provider)}',
    why: 'the button goes by the code of the bank, not by its payment service',
  },
];
