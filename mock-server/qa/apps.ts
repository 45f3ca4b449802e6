import { networkInterfaces } from 'node:os';
import { addressFor, WILDCARDS } from '../engine/known-hosts.ts';

/** Null for an app that is not served. */
export interface Apps {
  web: string | null;
  kiosk: string | null;
  /** Addresses of this machine for other devices; empty if the mock listens on this machine only. */
  hosts: readonly string[];
}

export const noApps = (): Apps => ({ web: null, kiosk: null, hosts: [] });

/** Their addresses for the caller of this Host. */
export function appsFor(host: string | undefined, { web, kiosk }: Apps): Pick<Apps, 'web' | 'kiosk'> {
  const seen = (address: string | null) => address && addressFor(host, address);
  return { web: seen(web), kiosk: seen(kiosk) };
}

const LOOPBACK = /^(?:localhost$|127\.|\[?::1\]?$)/;

/** The hosts under which other machines reach a mock that listens on `host`; none on loopback. */
export function networkHosts(host: string): string[] {
  if (LOOPBACK.test(host)) return [];
  if (!WILDCARDS.has(host)) return [host];
  return Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
