import { securityHeaders } from 'contracts/rules';

/** What a host of the app must be told. */
export interface Site {
  /** The name under which browsers reach it. */
  name: string;
  port: number;
  /** The folder of the app, as `write.ts` has prepared it. */
  root: string;
  /** The app's `config.json`: the content security policy follows from it. */
  config: Record<string, unknown>;
  /** Where the API and the chat answer, such as `http://10.0.0.5:4000`. Several are processes of the mock, which share its worlds. */
  backends: readonly [string, ...string[]];
  /** Where the mock's own origin answers, its console and its control API; nowhere when left out. */
  mockPort?: number;
  /** Paths that the backend answers on the app's own origin. */
  backendPaths: readonly string[];
  /** Without it the site speaks plain HTTP: behind something that ends TLS, or in a trial. */
  tls?: { certificate: string; key: string };
}

export const FOREVER = 'public, max-age=31536000, immutable';

/** The same headers as the mock's host of the app sends, from the same source. */
export function headersOf({ config, tls }: Site): [name: string, value: string][] {
  return Object.entries(securityHeaders({ config, https: tls !== undefined }));
}
