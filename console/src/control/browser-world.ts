const COOKIE = /(?:^|; )mock-world=([^;]*)/;

/** Whether the apps of this browser are in this world: all ports of a host share the cookie. */
export function isInWorld(world: string): boolean {
  return (COOKIE.exec(document.cookie)?.[1] ?? 'demo') === world;
}

/** Leads the apps of this browser into a world. */
export function enterWorld(world: string): void {
  document.cookie = `mock-world=${encodeURIComponent(world)}; Path=/; SameSite=Strict`;
}
