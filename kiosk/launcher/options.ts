import { CommandLineError, flag, type Option, parseCommandLine, port, text, usageOf } from 'command-line';
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
}

const COMMAND = {
  command: 'npm run kiosk --',
  rest: '[site]',
  options: {
    backend: backendOption(),
    port: portOption(0),
    printer: flag('prints receipts silently'),
    paper: paperOption(),
    'test-debugging-port': port(null, 'opens the debugging port of Chromium, for tests'),
  },
};

/** The text of `--help`. */
export const usage = (): string => usageOf(COMMAND);

/** @throws LaunchError with one sentence that names the error. */
export function readOptions(args: string[]): LaunchOptions {
  try {
    return optionsFrom(args);
  } catch (error) {
    if (error instanceof CommandLineError) throw new LaunchError(EXIT.USAGE, error.message);
    throw error;
  }
}

function optionsFrom(args: string[]): LaunchOptions {
  const { rest, backend, port, printer, paper, ...given } = parseCommandLine(COMMAND, args);
  const [address, second] = rest;
  if (second !== undefined) throw new CommandLineError(`One address is enough: ${rest.join(' ')}.`);
  if (address !== undefined && backend !== null)
    throw new CommandLineError(
      'Name a site that serves the app, or a backend for the app of this machine, and not both.',
    );
  const site = backend === null ? siteAddress(address ?? DEFAULT_SITE) : null;
  if (isTerminal(backend ?? site ?? '', port))
    throw new CommandLineError(
      `${site === null ? '--backend' : 'The site'} must be another server, and is the terminal itself: ${backend ?? site}.`,
    );
  if (paper !== null && !printer) throw new CommandLineError('--paper needs --printer.');
  const debuggingPort = given['test-debugging-port'];
  return {
    site,
    backend,
    port,
    paper: printer ? (paper ?? '80') : null,
    ...(debuggingPort === null ? {} : { debuggingPort }),
  };
}

/** Names of this machine, on which the terminal itself listens. */
const THIS_MACHINE =
  /^(?:127\.[\d.]+|0\.0\.0\.0|(?:.+\.)?localhost\.?|\[::1?\]|\[::ffff:(?:7f[\da-f]{2}:[\da-f]+|0:0)\])$/;

/** Whether the address is the terminal at this port: it would ask itself for ever. */
export function isTerminal(address: string, port: number): boolean {
  const url = URL.parse(address);
  return url !== null && url.port === String(port) && THIS_MACHINE.test(url.hostname);
}

function siteAddress(text: string): string {
  const origin = originOf(text);
  if (origin === null)
    throw new CommandLineError(`The site must be an origin such as https://kiosk.example, and is "${text}".`);
  return `${origin}/`;
}

/** The terminal asks for page, files and calls at the root, so a path would be ignored. */
function originOf(text: string): string | null {
  const url = webAddress(text);
  return url?.pathname === '/' && url.search + url.username + url.password === '' ? url.origin : null;
}

function webAddress(text: string): URL | null {
  const url = URL.parse(text);
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : null;
}

export function backendOption(): Option<string | null> {
  return {
    ...text(
      'origin',
      'serves the app of this machine, with the API of this backend',
      'https://wallet.example',
    ),
    allowed: 'an origin such as https://wallet.example',
    parse: (value) => originOf(value) ?? undefined,
  };
}

/** The terminal's user may not listen on a port below 1024. */
export function portOption<T extends number | null>(fallback: T): Option<number | T> {
  const any = port(fallback, 'of this machine, for the app; a free one by default');
  return {
    ...any,
    allowed: 'a port from 1024 to 65535',
    example: '4173',
    parse: (value) => (Number(value) < 1024 ? undefined : any.parse(value)),
  };
}

/** `--paper`, also as the setting KIOSK_PAPER. */
export function paperOption(): Option<Paper | null> {
  return {
    placeholder: '58|80',
    purpose: 'the width of the roll in millimetres; 80 by default',
    allowed: 'the width of a roll, 58 or 80',
    example: '80',
    fallback: null,
    parse: (value) => (value === '58' || value === '80' ? value : undefined),
  };
}
