export function inviteLink(origin: string, profileId: string): string {
  return `${origin}/register?code=${encodeURIComponent(`PR${profileId}`)}`;
}
