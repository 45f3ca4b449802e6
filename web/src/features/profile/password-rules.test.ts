import { expect, it } from 'vitest';
import { passwordErrorOf } from './password-rules.ts';

it.each(['River', 'river ', 'rive', 'iver', 'RIVER'])(
  'the new password "river" is not confirmed by "%s" [5.09]',
  (confirm) => {
    const error = { field: 'confirm', reason: 'password_not_equal' };
    expect(passwordErrorOf({ oldPassword: '123456', newPassword: 'river', confirm })).toEqual(error);
  },
);
