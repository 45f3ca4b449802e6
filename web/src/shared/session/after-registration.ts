/** Left by the registration in the login's history entry, so that the login form takes the focus. [2.25] */
export const AFTER_REGISTRATION = { hasRegistered: true } as const;

export function hasRegistered(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'hasRegistered' in state && state.hasRegistered === true
  );
}
