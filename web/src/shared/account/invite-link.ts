/**
 * The link that a member sends to friends. [2.47]
 * @param origin of the member app, as friends reach it
 */
export function inviteLink(origin: string, profileId: string): string {
  return `${origin}/register?code=${encodeURIComponent(`PR${profileId.toWellFormed()}`)}`;
}
