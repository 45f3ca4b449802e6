export interface PasswordDraft {
  oldPassword: string;
  newPassword: string;
  confirm: string;
}

export interface PasswordError {
  field: keyof PasswordDraft;
  reason: 'old_required' | 'new_required' | 'confirm_required' | 'password_not_equal';
}

/** All three are required; new and confirmed must be equal. [5.08] [5.09] Passwords are compared exactly as typed. */
export function passwordErrorOf({ oldPassword, newPassword, confirm }: PasswordDraft): PasswordError | null {
  if (oldPassword === '') return { field: 'oldPassword', reason: 'old_required' };
  if (newPassword === '') return { field: 'newPassword', reason: 'new_required' };
  if (confirm === '') return { field: 'confirm', reason: 'confirm_required' };
  return newPassword === confirm ? null : { field: 'confirm', reason: 'password_not_equal' };
}

/** The field that a refusal is about; null when it is about none. */
export function fieldOfRefusal(code: string): keyof PasswordDraft | null {
  if (code === 'WRONG_PASSWORD' || code === 'WRONG_CREDENTIAL') return 'oldPassword';
  return code === 'INVALID_USER_INFO' ? 'newPassword' : null;
}
