import {
  CommandLineError,
  flag,
  object,
  type Option,
  parseCommandLine,
  port,
  readCommandLine,
  text,
} from 'command-line';

export interface DeployOptions {
  to: string;
  name: string;
  port: number;
  mockPort?: number;
  backends: [string, ...string[]];
  backendPaths: readonly string[];
  tls?: { certificate: string; key: string };
  authorities?: string;
  config: Record<string, unknown>;
  isPacked: boolean;
  hasBrotli: boolean;
}

/** Ends a directive of nginx or Caddy, or begins another. */
const UNSAFE = /[\s;{}'"#\\]/;

/** Every value becomes a line of a server's configuration, so each is checked. */
const COMMAND = {
  command: 'node_modules/.bin/node web/deploy/write.ts',
  options: {
    to: safe('folder', 'for the app and the configurations; needed'),
    name: safe('host name', 'of the site; needed', 'wallet.example'),
    backend: {
      ...safe('addresses', 'of the service; needed'),
      allowed: 'addresses such as http://10.0.0.5:4000, separated by commas',
      example: 'http://10.0.0.5:4000',
      parse: (value: string) => (value.split(',').every(isOrigin) ? value : undefined),
    },
    port: port(null, '443 with a certificate, 80 without one by default'),
    'mock-port': port(null, 'where the addresses serve the mock'),
    certificate: safe('file', 'for HTTPS, with --key'),
    key: safe('file', 'of the certificate'),
    authorities: safe(
      'file',
      'of the authorities that sign the certificate of an https backend; by default those of the system',
    ),
    config: object('entries of config.json, such as {"edition":"laos"}', '{"edition":"laos"}'),
    paths: {
      placeholder: 'paths',
      purpose: 'of the backend; /api/,/socket.io/,/files/ by default',
      allowed: 'paths that begin with "/", separated by commas, without spaces, quotes and ; { } # \\',
      example: '/api/,/socket.io/',
      fallback: ['/api/', '/socket.io/', '/files/'],
      parse: pathsOf,
    },
    'no-packing': flag('does not compress the files'),
    'no-brotli': flag('leaves Brotli out, for an nginx without its module'),
  },
};

/** Reads the arguments of this process; wrong ones end it with the usage. */
export const readOptions = (): DeployOptions => readCommandLine(COMMAND, deployOptions);

/** @throws CommandLineError with one sentence that names the first wrong option */
export const parseOptions = (args: string[]): DeployOptions => deployOptions(parseCommandLine(COMMAND, args));

function deployOptions(given: ReturnType<typeof parseCommandLine<typeof COMMAND.options>>): DeployOptions {
  const {
    to,
    name,
    backend,
    certificate,
    key,
    authorities,
    port,
    config,
    paths,
    'mock-port': mockPort,
  } = given;
  if (to === null || name === null || backend === null)
    throw new CommandLineError('--to <folder>, --name <host name> and --backend <addresses> are needed.');
  if ((certificate === null) !== (key === null))
    throw new CommandLineError(
      '--certificate and --key belong together: without one of them the site would use plain HTTP.',
    );
  const [first = '', ...others] = backend.split(',');
  if (others.length > 0 && backend.includes('https:'))
    throw new CommandLineError('Several --backend addresses are processes of the mock, which has no https.');
  if (/^https:\/\/(?:[\d.]+|\[.*\])(?::\d+)?$/.test(backend))
    throw new CommandLineError(
      '--backend must have the name in its certificate: nginx cannot check an address.',
    );
  const tls = certificate !== null && key !== null && { certificate, key };
  return {
    to,
    name,
    port: port ?? (tls ? 443 : 80),
    ...(mockPort === null ? {} : { mockPort }),
    backends: [first, ...others],
    backendPaths: paths,
    ...(tls ? { tls } : {}),
    ...(authorities === null ? {} : { authorities }),
    config,
    isPacked: !given['no-packing'],
    hasBrotli: !given['no-brotli'],
  };
}

function safe(placeholder: string, purpose: string, example?: string): Option<string | null> {
  return {
    ...text(placeholder, purpose, example),
    allowed: `a ${placeholder} without spaces, quotes and ; { } # \\`,
    parse: (value) => (isSafe(value) ? value : undefined),
  };
}

const isSafe = (text: string) => text !== '' && !UNSAFE.test(text);

/** Without a path, because nginx would put it in place of that of the request. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}

function pathsOf(text: string): string[] | undefined {
  const paths = text.split(',');
  return paths.every((path) => path.startsWith('/') && isSafe(path)) ? paths : undefined;
}
