import { choice, object, type Option } from 'command-line';
import { ConfigError, misspeltConfig, parseConfig } from 'contracts/rules';
import shipped from '../../public/config.json' with { type: 'json' };
import { EXIT, LaunchError } from '../exit-code.ts';
import type { AppConfig } from '../host/app-source.ts';
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
  KIOSK_CONFIG: object('', '{"edition":"laos"}'),
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
  /** Replaces entries of the `config.json` in this machine's own build. */
  config: AppConfig;
}

/** @throws LaunchError in one sentence that names the setting that cannot be used */
export function readSettings(values: Values): Settings {
  const read = <Name extends keyof typeof ALLOWED>(name: Name) => parsed(values, name);
  const settings = {
    backend: read('KIOSK_BACKEND'),
    port: read('KIOSK_PORT'),
    display: read('KIOSK_DISPLAY'),
    quarters: Number(read('KIOSK_ROTATE')) / 90,
    config: readAppConfig(values),
  };
  const paper = read('KIOSK_PAPER') ?? '80';
  const { backend, port, display, quarters } = settings;
  if (backend !== null && isTerminal(backend, port))
    throw refused(`KIOSK_BACKEND must be another server, and is the terminal itself: ${backend}`);
  if (quarters > 0 && display !== 'cage')
    throw refused(`KIOSK_ROTATE must be 0 with KIOSK_DISPLAY=${display}`);
  const zone = values['TZ'];
  if (zone !== undefined && !isZone(zone))
    throw refused(`TZ must be a zone such as Asia/Vientiane, and is "${zone}"`);
  const pin = settingOf(values, 'KIOSK_STAFF_PIN');
  if (pin !== '' && !isPin(pin)) throw refused('KIOSK_STAFF_PIN must have 6 to 12 digits');
  return { ...settings, paper: read('KIOSK_PRINTER') === 'yes' ? paper : null };
}

/** Otherwise the clock would show UTC. It finds a zone only by its own capitals, where Intl accepts others, and offsets too. */
function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name.split('/').every((part) => /^[A-Z]/.test(part));
  } catch {
    return false;
  }
}

/** @throws LaunchError in one sentence if it holds no entries of `config.json` */
export function readAppConfig(values: Values): AppConfig {
  const config = parsed(values, 'KIOSK_CONFIG');
  const error = misspeltConfig(config) ?? wrongValueIn(config);
  if (error !== null) throw refused(`KIOSK_CONFIG must hold entries of ${error}`);
  return config;
}

/** Otherwise the app would not start, and only its screen would say so. */
function wrongValueIn(config: AppConfig): string | null {
  try {
    parseConfig({ ...shipped, ...config });
    return null;
  } catch (error) {
    if (error instanceof ConfigError) return `config.json: ${error.message}`;
    throw error;
  }
}

/** Up to a "#" that is in no text of JSON. */
const BEFORE_COMMENT = /^(?:"(?:\\.|[^"\\])*"|[^"#])*/;

/** Empty for an absent one. systemd takes a comment on the same line for a part of the value. */
export const settingOf = (values: Values, name: string): string =>
  (BEFORE_COMMENT.exec(values[name] ?? '')?.[0] ?? '').trim();

/** Those whose name has an error. */
export const unknownSettings = (values: Values): string[] =>
  Object.keys(values).filter((name) => name.startsWith('KIOSK_') && !NAMES.has(name));

/** A value that is no setting of the terminal, such as a proxy, may hold a password. */
export const shownSetting = (values: Values, name: string): string =>
  name in ALLOWED ? `${name}=${settingOf(values, name)}` : name;

function parsed<Name extends keyof typeof ALLOWED>(values: Values, name: Name) {
  const { allowed, fallback, parse } = ALLOWED[name] as Option<(typeof ALLOWED)[Name]['fallback']>;
  const text = settingOf(values, name);
  if (text === '') return fallback;
  const value = parse(text);
  if (value === undefined) throw refused(`${name} must be ${allowed}, and is "${withoutPassword(text)}"`);
  return value;
}

/** The log keeps the sentence, and more people read it than the file. */
const withoutPassword = (text: string): string => text.replace(/.*@/, '…@');

const refused = (sentence: string) => new LaunchError(EXIT.USAGE, `${sentence}, in ${SETTINGS_FILE}.`);
