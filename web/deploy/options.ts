import { flag, type Option, type OptionValues } from 'mock-server/command-line';

export interface DeployOptions {
  to: string;
  name: string;
  port: number;
  mockPort?: number;
  backends: [string, ...string[]];
  backendPaths: string[];
  tls?: { certificate: string; key: string };
  config: Record<string, unknown>;
  isPacked: boolean;
  hasBrotli: boolean;
}

const PATHS = ['/api/', '/socket.io/', '/files/'];

/** Ends a directive of nginx or Caddy, or begins another. */
const UNSAFE = /[\s;{}'"#\\]/;

/** `allowed` completes the sentence "--<name> must be …". */
function option<T>(
  placeholder: string,
  purpose: string,
  allowed: string,
  parse: (text: string) => T | undefined,
): Option<T | null> {
  return { placeholder, purpose, allowed, fallback: null, parse };
}

/** The values become lines of a server's configuration. */
const safe = (text: string) => (text === '' || UNSAFE.test(text) ? undefined : text);

const line = (placeholder: string, purpose: string, what: string) =>
  option(placeholder, purpose, `${what} without spaces, quotes and ; { } # \\`, safe);

const port = (purpose: string) =>
  option('port', purpose, 'a port from 1 to 65535', (text) => {
    const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
    return number >= 1 && number <= 65_535 ? number : undefined;
  });

/** Items separated by commas; undefined if one is not allowed. */
function listOf(text: string, isAllowed: (item: string) => boolean): [string, ...string[]] | undefined {
  const [first = '', ...others] = text.split(',');
  return [first, ...others].every(isAllowed) ? [first, ...others] : undefined;
}

/** Without a path, because nginx would put it in place of that of the request. */
function isBackend(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}

function objectFrom(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

export const deployLine = {
  command: 'node web/deploy/write.ts',
  options: {
    to: line('folder', 'gets app/, nginx.conf and Caddyfile; needed', 'the path of a folder'),
    name: line('host', 'under which browsers reach the app; needed', 'a host name'),
    backend: option(
      'addresses',
      'of the API and the chat; needed',
      'addresses such as http://10.0.0.5:4000, separated by commas',
      (text) => listOf(text, isBackend),
    ),
    port: port('of the app; default: 443, or 80 without a certificate'),
    'mock-port': port("of the mock's own origin; default: none"),
    certificate: line('file', 'for TLS, with --key', 'the path of a file'),
    key: line('file', 'for TLS, with --certificate', 'the path of a file'),
    config: option('json', 'replaces entries of config.json', 'a JSON object', objectFrom),
    paths: option(
      'paths',
      `that go to the backend; default: ${PATHS.join(',')}`,
      'paths that begin with "/", separated by commas',
      (text) => listOf(text, (path) => path.startsWith('/') && !UNSAFE.test(path)),
    ),
    'no-packing': flag('does not compress the files'),
    'no-brotli': flag('for an nginx without Brotli'),
  },
};

/** @throws Error with one sentence about options that are missing or do not fit together. */
export function deployOptions(values: OptionValues<typeof deployLine.options>): DeployOptions {
  const { to, name, backend: backends, certificate, key, 'mock-port': mockPort } = values;
  if (to === null || name === null || backends === null)
    throw new Error('--to <folder>, --name <host name> and --backend <addresses> are needed.');
  if ((certificate === null) !== (key === null))
    throw new Error(
      '--certificate and --key belong together: without one of them the site would use plain HTTP.',
    );
  const tls = certificate !== null && key !== null && { certificate, key };
  return {
    to,
    name,
    port: values.port ?? (tls ? 443 : 80),
    ...(mockPort === null ? {} : { mockPort }),
    backends,
    backendPaths: values.paths ?? PATHS,
    ...(tls ? { tls } : {}),
    config: values.config ?? {},
    isPacked: !values['no-packing'],
    hasBrotli: !values['no-brotli'],
  };
}
