/**
 * Path prefix of the game pages, below the mock's root. Addresses do not contain the world, so that worlds of one seed
 * give equal answers: the browser's cookie names it, or `?world=`.
 */
export const GAMES_PREFIX = '/games';

/** Where an auto-login leads: it opens the game once, without a form. [7.48] */
export function ticketUrl(origin: string, ticket: string): string {
  return `${origin}${GAMES_PREFIX}/play/${ticket}`;
}

/** The provider's own page, where a member signs in by hand. [7.50] */
export function loginPageUrl(origin: string, code: string): string {
  return `${origin}${GAMES_PREFIX}/login/${code}`;
}
