import { parseArgs } from 'node:util';
import { EXIT, LaunchError } from './exit-code.ts';

const DEFAULT_SITE = 'http://127.0.0.1:4200/';

/** The width of a receipt printer's roll, in millimetres. */
export type Paper = '58' | '80';

export interface LaunchOptions {
  /** Null if this machine serves the app; `backend` is then the origin of its API. */
  site: string | null;
  backend: string | null;
  /** On 127.0.0.1; 0 picks a free one. */
  port: number;
  /** For silent receipt printing; null without a printer. */
  paper: Paper | null;
  debuggingPort?: number;
  check?: true;
}

/**
 * Reads `launch.ts [site | --backend=<origin>] [--port=<port>] [--printer [--paper=58]] [--check] [--test-debugging-port=<port>]`.
 * @throws LaunchError with one sentence that names the error.
 */
export function readOptions(args: string[]): LaunchOptions {
  const { values, positionals } = parse(args);
  const [address, ...rest] = positionals;
  if (rest.length > 0) throw usage(`one address is enough: ${positionals.join(' ')}`);
  if (address !== undefined && values.backend !== undefined)
    throw usage('name a site that serves the app, or a backend for the app of this machine, and not both.');
  if (values.paper !== undefined && !values.printer) throw usage('--paper needs --printer.');
  const debuggingPort = values['test-debugging-port'];
  return {
    site: values.backend === undefined ? webAddress(address ?? DEFAULT_SITE).href : null,
    backend: values.backend === undefined ? null : origin(values.backend),
    port: values.port === undefined ? 0 : portNumber(values.port),
    paper: values.printer ? paperWidth(values.paper ?? '80') : null,
    ...(values.check ? { check: true } : {}),
    ...(debuggingPort === undefined ? {} : { debuggingPort: portNumber(debuggingPort) }),
  };
}

function parse(args: string[]) {
  try {
    const parsed = parseArgs({
      args,
      allowPositionals: true,
      tokens: true,
      options: {
        backend: { type: 'string' },
        port: { type: 'string' },
        printer: { type: 'boolean' },
        paper: { type: 'string' },
        check: { type: 'boolean' },
        'test-debugging-port': { type: 'string' },
      },
    });
    assertOnce(parsed.tokens.flatMap((token) => (token.kind === 'option' ? [token.rawName] : [])));
    return parsed;
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error));
  }
}

/** @throws Error for an option that stands twice: the second value would replace the first. */
function assertOnce(names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new Error(`${twice} stands twice.`);
}

const usage = (message: string) => new LaunchError(EXIT.USAGE, message);

function webAddress(text: string): URL {
  const url = URL.parse(text);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') throw usage(`not a web address: ${text}`);
  return url;
}

/** The app asks for its calls at the root of the backend, so a path would be ignored. */
function origin(text: string): string {
  const { origin, pathname, search, username, password } = webAddress(text);
  if (pathname !== '/' || search + username + password !== '')
    throw usage(`the backend must be an origin such as https://wallet.example: ${text}`);
  return origin;
}

function paperWidth(text: string): Paper {
  if (text !== '58' && text !== '80') throw usage(`not the width of a roll, 58 or 80: ${text}`);
  return text;
}

/** @throws LaunchError with one sentence that names the error. */
export function portNumber(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65535) throw usage(`not a port: ${text}`);
  return port;
}
