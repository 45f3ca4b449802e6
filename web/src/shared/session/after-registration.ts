/** Left by the registration in the login's history entry, so that the login form fills in the phone number. [2.25] */
export const afterRegistration = (registeredPhone: string) => ({ registeredPhone });

/** The phone number in a history entry's state; empty without one. */
export function registeredPhoneIn(state: unknown): string {
  const phone = (state as Partial<Record<string, unknown>> | null)?.['registeredPhone'];
  return typeof phone === 'string' ? phone : '';
}
