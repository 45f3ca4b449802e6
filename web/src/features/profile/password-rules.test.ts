import { expect, it } from 'vitest';
import { findingIn } from './password-rules.ts';

it.each(['River', 'river ', 'rive', 'iver', 'RIVER'])(
  'the new password "river" is not confirmed by "%s" [5.09]',
  (confirm) => {
    const finding = { field: 'confirm', error: 'password_not_equal' };
    expect(findingIn({ oldPassword: '123456', newPassword: 'river', confirm })).toEqual(finding);
  },
);
