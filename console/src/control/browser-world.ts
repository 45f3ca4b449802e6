const COOKIE = /(?:^|; )mock-world=([^;]*)/;

/** Whether the apps of this browser use this world: all ports of a host share the cookie. */
export function isInWorld(world: string): boolean {
  return (COOKIE.exec(document.cookie)?.[1] ?? 'demo') === world;
}

/** Switches the apps of this browser to a world. */
export function enterWorld(world: string): void {
  document.cookie = `mock-world=${encodeURIComponent(world)}; Path=/; SameSite=Strict`;
}
