import { existsSync, realpathSync } from 'node:fs';
import { isIP, isIPv6 } from 'node:net';
import { dirname, resolve } from 'node:path';
import type { Edition } from 'contracts/rules';

/**
 * An environment variable: what it is for, what it accepts, and the value without it. The README's table is printed from these.
 */
export interface Variable<T> {
  purpose: string;
  /** Completes the sentence "<name> must be …". */
  allowed: string;
  fallback: T;
  fallbackText: string;
  /** @returns undefined for a text that is not allowed */
  parse: (text: string, env: Env) => T | undefined;
}

type Env = Record<string, string | undefined>;

/** A variable has a value that is not allowed; the message names both, and stops the command. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

const HIGHEST_PORT = 65_535;

/** 0 is allowed: the system then chooses a free port. */
export function portVariable(fallback: number, purpose: string): Variable<number> {
  return {
    purpose,
    allowed: `a port from 1 to ${HIGHEST_PORT}, or 0 for any free port`,
    fallback,
    fallbackText: String(fallback),
    parse: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= HIGHEST_PORT ? Number(text) : undefined),
  };
}

export type { Edition };

function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

const LABEL = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?';
const HOST_NAME = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`, 'i');

/** As in a URL: IPv6 in brackets. */
function isHost(text: string): boolean {
  return HOST_NAME.test(text) || (/^\[.*\]$/.test(text) && isIPv6(text.slice(1, -1)));
}

/** The absolute path of a folder that the caller named: npm runs a script in the folder of its package. */
export const fromCaller = (folder: string, env: Env): string =>
  resolve((isRunByNpm(env) ? env['INIT_CWD'] : undefined) ?? '', folder);

/** A program that npm runs hands npm's variables on to those that it starts elsewhere. */
function isRunByNpm({ npm_package_json: file = '' }: Env): boolean {
  return existsSync(file) && realpathSync(dirname(file)) === process.cwd();
}

/** Spaces around a path are a slip, and would make a folder of that name. */
function pathVariable(purpose: string, fallbackText: string): Variable<string | null> {
  return {
    purpose,
    allowed: 'the path of a folder, without spaces around it',
    fallback: null,
    fallbackText,
    parse: (text, env) => (text === text.trim() ? fromCaller(text, env) : undefined),
  };
}

/** Every variable that the mock reads. */
export const MOCK_VARIABLES = {
  MOCK_PORT: portVariable(4000, 'port of the mock, its control API and its console'),
  MOCK_HOST: {
    purpose: 'address on which the mock listens; `0.0.0.0` for the whole network',
    allowed: 'a host name or an address',
    fallback: '127.0.0.1',
    fallbackText: '127.0.0.1',
    parse: (text: string) => (HOST_NAME.test(text) || isIP(text) > 0 ? text : undefined),
  },
  MOCK_TOKEN: {
    purpose: 'bearer token that every caller of the control API must send, also on this machine',
    allowed: 'a token of ASCII characters without spaces',
    fallback: null,
    fallbackText: 'this machine only',
    // A header takes no other characters, so no caller could send it.
    parse: (text: string) => (/^[\x21-\x7e]+$/.test(text) ? text : undefined),
  } as Variable<string | null>,
  MOCK_DATA: pathVariable(
    'folder in which the worlds of the mock, without journal and history, survive a restart or a crash',
    'worlds are forgotten',
  ),
  MOCK_SCENARIOS: pathVariable(
    'folder whose files `*.scenario.json`, saved by the console, the mock adds to its scenarios',
    'its own scenarios only',
  ),
  MOCK_ORIGINS: {
    purpose: 'origins, separated by commas, whose pages may call the API from elsewhere',
    allowed: 'a list of origins such as https://app.example, separated by commas',
    fallback: [],
    fallbackText: 'this machine only',
    parse: (text: string) => {
      const origins = text.split(',').filter((origin) => origin !== '');
      return origins.every(isOrigin) ? origins : undefined;
    },
  } as Variable<readonly string[]>,
  MOCK_HOSTS: {
    purpose: 'names, separated by commas, under which others reach the mock and its apps',
    allowed: 'a list of host names such as qa.example, without ports, separated by commas',
    fallback: [],
    fallbackText: 'names of this machine, and `MOCK_HOST`',
    parse: (text: string) => {
      const names = text
        .toLowerCase()
        .split(',')
        .filter((name) => name !== '');
      return names.every(isHost) ? names : undefined;
    },
  } as Variable<readonly string[]>,
  EDITION: {
    purpose: 'edition of both apps, and the phone numbers that the mock registers',
    allowed: 'thai or laos',
    fallback: null,
    fallbackText: '`config.json` decides; the mock takes both',
    parse: (text: string) => (text === 'thai' || text === 'laos' ? text : undefined),
  } as Variable<Edition | null>,
} satisfies Record<string, Variable<unknown>>;

/** The parsed values by name. */
export type Values<Variables extends Record<string, Variable<unknown>>> = {
  [Name in keyof Variables]: Variables[Name]['fallback'];
};

/** Reads variables; an empty one counts as absent. @throws EnvironmentError naming the variable, the value and what is allowed. */
export function readVariables<Variables extends Record<string, Variable<unknown>>>(
  variables: Variables,
  env: Env,
): Values<Variables> {
  const read = Object.entries(variables).map(([name, { allowed, fallback, parse }]) => {
    const text = env[name];
    if (text === undefined || text === '') return [name, fallback];
    const value = parse(text, env);
    if (value === undefined) throw new EnvironmentError(`${name} must be ${allowed}, and is "${text}".`);
    return [name, value];
  });
  return Object.fromEntries(read) as Values<Variables>;
}

/** The variables as options of `startMock`, all but the port. */
export const mockSettings = (values: Values<typeof MOCK_VARIABLES>) => ({
  host: values.MOCK_HOST,
  token: values.MOCK_TOKEN,
  data: values.MOCK_DATA,
  scenarioFiles: values.MOCK_SCENARIOS,
  origins: values.MOCK_ORIGINS,
  hosts: values.MOCK_HOSTS,
  edition: values.EDITION,
});
