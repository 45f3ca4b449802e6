import { networkInterfaces } from 'node:os';

/** Where the apps before this mock are served; null for one that is not. */
export interface Apps {
  web: string | null;
  kiosk: string | null;
  /** Under which other devices reach this machine; none where only this machine is listened to. */
  hosts: readonly string[];
}

export const noApps = (): Apps => ({ web: null, kiosk: null, hosts: [] });

const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::', '[::]']);
const LOOPBACK = /^(?:localhost$|127\.|\[?::1\]?$)/;

/** The addresses of this machine in its network, for a listener at `host`. */
export function networkHosts(host: string): string[] {
  if (LOOPBACK.test(host)) return [];
  if (!EVERYWHERE.has(host)) return [host];
  return Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
