/** The address with which a member invites friends. [2.47] */
export function inviteLink(origin: string, profileId: string): string {
  return `${origin}/register?code=${encodeURIComponent(`PR${profileId}`)}`;
}
