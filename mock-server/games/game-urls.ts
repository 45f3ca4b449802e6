/**
 * Where the pages of the games are, below the mock's root. The world is not in an address, so that worlds of one seed
 * answer alike: a browser's cookie names it, or `?world=`.
 */
export const GAMES_PREFIX = '/games';

export function ticketUrl(origin: string, ticket: string): string {
  return `${origin}${GAMES_PREFIX}/play/${ticket}`;
}

export function loginPageUrl(origin: string, code: string): string {
  return `${origin}${GAMES_PREFIX}/login/${code}`;
}
