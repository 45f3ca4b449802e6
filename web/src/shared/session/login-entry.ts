/** What the registration leaves in the history entry of the login, so that its form takes the focus. [2.25] */
export const AFTER_REGISTRATION = { hasRegistered: true } as const;

export function hasRegistered(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'hasRegistered' in state && state.hasRegistered === true
  );
}
