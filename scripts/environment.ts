import {
  type Edition,
  EnvironmentError,
  MOCK_VARIABLES,
  mockSettings,
  portVariable,
  readVariables,
  type Values,
  type Variable,
} from 'mock-server/environment';
import { UserError } from './user-error.ts';

const START_VARIABLES = {
  WEB_PORT: portVariable(4100, 'port of the member app'),
  KIOSK_PORT: portVariable(4200, 'port of the kiosk app'),
  ...MOCK_VARIABLES,
} satisfies Record<string, Variable<unknown>>;

type Documented = Pick<Variable<unknown>, 'purpose' | 'allowed' | 'fallbackText'>;

/** Variables that tools read directly: the installer runs before any package is installed. */
const TOOL_VARIABLES: Record<string, Documented> = {
  CHROMIUM_PATH: {
    purpose: 'browser of the tests and of `npm run kiosk`',
    allowed: 'the path of a Chromium or Chrome',
    fallbackText: 'the one of the machine, else a download',
  },
  PACT_DIR: {
    purpose: 'folder into which the pact tests of web write; `npm run test:pacts` has its own',
    allowed: 'the path of a folder',
    fallbackText: '`contracts/pacts`',
  },
  PICTURE_SIZES: {
    purpose: 'sizes in which `npm run pictures` takes every scene',
    allowed: 'a list of sizes such as 360x640, separated by commas',
    fallbackText: "each scene's own",
  },
};

/** Every documented variable, in the order of the table in README.md. */
export const DOCUMENTED_VARIABLES: Record<string, Documented> = { ...START_VARIABLES, ...TOOL_VARIABLES };

/** 0 picks any free port. */
export interface Ports {
  mock: number;
  web: number;
  kiosk: number;
}

export interface Environment {
  ports: Ports;
  /** null leaves it to each app's `config.json`. [1.20] */
  edition: Edition | null;
  mock: ReturnType<typeof mockSettings>;
}

/** @throws UserError for a value that is not allowed */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const values = readValues(env);
  const ports = { mock: values.MOCK_PORT, web: values.WEB_PORT, kiosk: values.KIOSK_PORT };
  const fixed = Object.values(ports).filter((port) => port !== 0);
  if (new Set(fixed).size < fixed.length) {
    throw new UserError(
      `MOCK_PORT, WEB_PORT and KIOSK_PORT must be three different ports, but are ${Object.values(ports).join(', ')}.`,
    );
  }
  return {
    ports,
    edition: values.EDITION,
    mock: mockSettings(values),
  };
}

/** Any free ports, and otherwise what the machine would have without variables. */
export const anyPorts = (): Environment =>
  readEnvironment({ MOCK_PORT: '0', WEB_PORT: '0', KIOSK_PORT: '0' });

function readValues(env: Record<string, string | undefined>): Values<typeof START_VARIABLES> {
  try {
    return readVariables(START_VARIABLES, env);
  } catch (error) {
    throw error instanceof EnvironmentError ? new UserError(error.message) : error;
  }
}
