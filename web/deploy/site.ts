import { securityHeaders } from 'contracts/rules';

export interface Site {
  name: string;
  port: number;
  root: string;
  /** The app's `config.json`, which determines the content security policy. */
  config: Record<string, unknown>;
  /** Addresses of API and chat, such as `http://10.0.0.5:4000`. Several are processes of the mock, which share its worlds. */
  backends: readonly [string, ...string[]];
  /** Port of the mock's own origin, with console and control API; absent for none. */
  mockPort?: number;
  backendPaths: readonly string[];
  /** Without it the site uses plain HTTP, behind a TLS proxy or in a trial. */
  tls?: { certificate: string; key: string };
  /** File of the authorities that sign the certificate of an `https` backend; those of the system without it. */
  authorities?: string;
}

export const FOREVER = 'public, max-age=31536000, immutable';

/** The headers of the mock's host of the app, from the same source. */
export function headersOf({ config, tls }: Site): [name: string, value: string][] {
  return Object.entries(securityHeaders({ config, https: tls !== undefined }));
}
