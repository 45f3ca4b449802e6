/** What a caught value says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
