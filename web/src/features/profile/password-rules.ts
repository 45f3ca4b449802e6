export interface PasswordDraft {
  oldPassword: string;
  newPassword: string;
  confirm: string;
}

export interface PasswordFinding {
  field: keyof PasswordDraft;
  complaint: 'old_required' | 'new_required' | 'confirm_required' | 'password_not_equal';
}

/** All three are required; new and confirmed must be equal. [5.08] [5.09] Passwords are compared exactly as typed. */
export function findingIn({ oldPassword, newPassword, confirm }: PasswordDraft): PasswordFinding | null {
  if (oldPassword === '') return { field: 'oldPassword', complaint: 'old_required' };
  if (newPassword === '') return { field: 'newPassword', complaint: 'new_required' };
  if (confirm === '') return { field: 'confirm', complaint: 'confirm_required' };
  return newPassword === confirm ? null : { field: 'confirm', complaint: 'password_not_equal' };
}

export function fieldOfRefusal(code: string): keyof PasswordDraft | null {
  if (code === 'WRONG_PASSWORD' || code === 'WRONG_CREDENTIAL') return 'oldPassword';
  return code === 'INVALID_USER_INFO' ? 'newPassword' : null;
}
