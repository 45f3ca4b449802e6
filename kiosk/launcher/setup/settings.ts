import { choice, type Option } from 'command-line';
import { EXIT, LaunchError } from '../exit-code.ts';
import { backendOption, isTerminal, type Paper, paperOption, portOption } from '../options.ts';
import { DEFAULT_PORT } from '../policies.ts';
import { isPin } from '../staff/pin-lock.ts';

/** On the terminal's machine. */
export const SETTINGS_FILE = '/etc/wallet-kiosk.env';

/** An empty setting counts as absent. */
const ALLOWED = {
  KIOSK_BACKEND: backendOption(),
  KIOSK_PORT: portOption(DEFAULT_PORT),
  KIOSK_PRINTER: choice(['no', 'yes'], 'no', ''),
  KIOSK_PAPER: paperOption(),
  KIOSK_DISPLAY: choice(['cage', 'x', 'none'], 'cage', ''),
  KIOSK_ROTATE: choice(['0', '90', '180', '270'], '0', ''),
};

const NAMES = new Set([...Object.keys(ALLOWED), 'KIOSK_STAFF_PIN']);

/** By name; as the file holds them, or as systemd hands them on. */
export type Values = Readonly<Record<string, string | undefined>>;

export interface Settings {
  /** Null on a new machine. */
  backend: string | null;
  port: number;
  /** Null without a printer. */
  paper: Paper | null;
  display: 'cage' | 'x' | 'none';
  /** Quarters of a turn, clockwise. */
  quarters: number;
}

/** @throws LaunchError in one sentence that names the setting that cannot be used */
export function readSettings(values: Values): Settings {
  const read = <Name extends keyof typeof ALLOWED>(name: Name) => {
    const option = ALLOWED[name] as Option<(typeof ALLOWED)[Name]['fallback']>;
    return parsed(name, option, settingOf(values, name));
  };
  const settings = {
    backend: read('KIOSK_BACKEND'),
    port: read('KIOSK_PORT'),
    display: read('KIOSK_DISPLAY'),
    quarters: Number(read('KIOSK_ROTATE')) / 90,
  };
  const paper = read('KIOSK_PAPER') ?? '80';
  const { backend, port, display, quarters } = settings;
  if (backend !== null && isTerminal(backend, port))
    throw refused(`KIOSK_BACKEND must be another server, and is the terminal itself: ${backend}`);
  if (quarters > 0 && display !== 'cage')
    throw refused(`KIOSK_ROTATE must be 0 with KIOSK_DISPLAY=${display}`);
  const pin = settingOf(values, 'KIOSK_STAFF_PIN');
  if (pin !== '' && !isPin(pin)) throw refused('KIOSK_STAFF_PIN must have 6 to 12 digits');
  return { ...settings, paper: read('KIOSK_PRINTER') === 'yes' ? paper : null };
}

/** Empty for an absent one. systemd takes a comment on the same line for a part of the value; no setting holds a "#". */
export const settingOf = (values: Values, name: string): string =>
  (values[name] ?? '').replace(/#.*/, '').trim();

/** Those whose name has an error. */
export const unknownSettings = (values: Values): string[] =>
  Object.keys(values).filter((name) => name.startsWith('KIOSK_') && !NAMES.has(name));

/** A value that is no setting of the terminal, such as a proxy, may hold a password. */
export const shownSetting = (values: Values, name: string): string =>
  name in ALLOWED ? `${name}=${settingOf(values, name)}` : name;

function parsed<T>(name: string, { allowed, fallback, parse }: Option<T>, text: string): T {
  if (text === '') return fallback;
  const value = parse(text);
  if (value === undefined) throw refused(`${name} must be ${allowed}, and is "${withoutPassword(text)}"`);
  return value;
}

/** The log keeps the sentence, and more people read it than the file. */
const withoutPassword = (text: string): string => text.replace(/.*@/, '…@');

const refused = (sentence: string) => new LaunchError(EXIT.USAGE, `${sentence}, in ${SETTINGS_FILE}.`);
