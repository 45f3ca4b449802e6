import { parseArgs } from 'node:util';

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

/** Ends a directive of nginx or Caddy, or begins another. */
const UNSAFE = /[\s;{}'"#\\]/;

/** @throws Error with one sentence that names the first wrong option: the values become lines of a server's configuration. */
export function readOptions(args: string[]): DeployOptions {
  const { values } = parseArgs({
    args,
    options: {
      to: { type: 'string' },
      name: { type: 'string' },
      backend: { type: 'string' },
      port: { type: 'string' },
      'mock-port': { type: 'string' },
      certificate: { type: 'string' },
      key: { type: 'string' },
      config: { type: 'string', default: '{}' },
      paths: { type: 'string', default: '/api/,/socket.io/,/files/' },
      'no-packing': { type: 'boolean', default: false },
      'no-brotli': { type: 'boolean', default: false },
    },
  });
  const { to, name, backend, certificate, key, 'mock-port': mockPort } = values;
  if (!to || !name || !backend)
    throw new Error('--to <folder>, --name <host name> and --backend <addresses> are needed.');
  if ((certificate === undefined) !== (key === undefined))
    throw new Error(
      '--certificate and --key belong together: without one of them the site would use plain HTTP.',
    );
  const [first = '', ...others] = backend.split(',').map(backendAddress);
  const tls = certificate !== undefined &&
    key !== undefined && {
      certificate: safe('certificate', certificate, 'the path of a file'),
      key: safe('key', key, 'the path of a file'),
    };
  return {
    to: safe('to', to, 'the path of a folder'),
    name: safe('name', name, 'a host name'),
    port: portOf('port', values.port ?? (tls ? '443' : '80')),
    ...(mockPort === undefined ? {} : { mockPort: portOf('mock-port', mockPort) }),
    backends: [first, ...others],
    backendPaths: values.paths.split(',').map((path) => {
      if (!path.startsWith('/'))
        throw wrong('paths', 'paths that begin with "/", separated by commas', values.paths);
      return safe('paths', path, 'paths that begin with "/", separated by commas');
    }),
    ...(tls ? { tls } : {}),
    config: objectOf(values.config),
    isPacked: !values['no-packing'],
    hasBrotli: !values['no-brotli'],
  };
}

const wrong = (name: string, allowed: string, text: string) =>
  new Error(`--${name} must be ${allowed}, and is "${text}".`);

function safe(name: string, text: string, allowed: string): string {
  if (text === '' || UNSAFE.test(text))
    throw wrong(name, `${allowed} without spaces, quotes and ; { } # \\`, text);
  return text;
}

function portOf(name: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) throw wrong(name, 'a port from 1 to 65535', text);
  return port;
}

/** Without a path, because nginx would put it in place of that of the request. */
function backendAddress(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text)
    throw wrong('backend', 'addresses such as http://10.0.0.5:4000, separated by commas', text);
  return text;
}

function objectOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Falls through.
  }
  throw wrong('config', 'a JSON object', text);
}
