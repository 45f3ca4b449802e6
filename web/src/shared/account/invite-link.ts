/** The registration address that a member shares with friends. [2.47] */
export function inviteLink(origin: string, profileId: string): string {
  return `${origin}/register?code=${encodeURIComponent(`PR${profileId}`)}`;
}
