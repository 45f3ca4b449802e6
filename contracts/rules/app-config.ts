import { isMediaHost } from './media-host.ts';
import { parseUrl } from './parse-url.ts';
import type { Edition } from './phone.ts';

export const howtoTopics = ['wallet', 'game', 'balance', 'bonus', 'finish'] as const;
export type HowtoTopic = (typeof howtoTopics)[number];

const captionLanguages = ['th', 'lo', 'en'] as const;

/** The address of the operator's own film: `https://…`, or a path on the app's host. */
export interface OwnFilm {
  film: string;
  /** WebVTT by language. Other hosts must allow the app's origin (CORS), for captions and films. */
  captions?: Partial<Record<(typeof captionLanguages)[number], string>>;
}

/** Own films by topic, in place of the included ones. */
export type HowtoFilms = Partial<Record<HowtoTopic, OwnFilm>>;

/** `config.json` beside `index.html`: one build serves every edition and backend. */
export interface AppConfig {
  edition: Edition;
  /** Origin (and path) in front of `/api`; empty for the app's own origin. [7.57] */
  apiBaseUrl: string;
  chatUrl?: string;
  /** Games open in a new tab instead of the same window. [2.60] */
  iframe: boolean;
  /** General minimum deposit in baht; the spec shows no value. [5.20] [9.22] */
  minDeposit: number;
  /** Obfuscates gift links in transit; it is not a secret, because every browser receives it. [7.24] */
  trueLinkPassphrase: string;
  /** Films that replace the shipped ones. [2.26] */
  howto?: HowtoFilms;
  /** Other origins from which the app shows pictures of the service; none by default. [3.15] */
  mediaHosts?: readonly string[];
  /** `false` removes the service worker from browsers that have it. */
  serviceWorker?: boolean;
}

/** An entry of `config.json` is invalid; the message names it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads and checks the configuration. @throws ConfigError that names the invalid field. */
export function parseConfig(input: unknown): AppConfig {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new ConfigError('config.json must be an object');
  const {
    edition,
    apiBaseUrl,
    chatUrl,
    iframe,
    minDeposit,
    trueLinkPassphrase,
    howto,
    mediaHosts,
    serviceWorker,
  } = input as Record<string, unknown>;
  if (edition !== 'thai' && edition !== 'laos') throw new ConfigError('edition must be "thai" or "laos"');
  if (typeof apiBaseUrl !== 'string' || !isBase(apiBaseUrl))
    throw new ConfigError('apiBaseUrl must be "" or an http(s) address without query and fragment');
  if (chatUrl !== undefined && (typeof chatUrl !== 'string' || !isBase(chatUrl)))
    throw new ConfigError('chatUrl must be an http(s) address without query and fragment');
  if (typeof iframe !== 'boolean') throw new ConfigError('iframe must be true or false');
  if (typeof minDeposit !== 'number' || !isPayable(minDeposit))
    throw new ConfigError('minDeposit must be more than 0, with at most 2 decimals');
  if (typeof trueLinkPassphrase !== 'string') throw new ConfigError('trueLinkPassphrase must be text');
  if (howto !== undefined) checkHowto(howto);
  if (mediaHosts !== undefined) checkMediaHosts(mediaHosts);
  if (serviceWorker !== undefined && typeof serviceWorker !== 'boolean')
    throw new ConfigError('serviceWorker must be true or false');
  return {
    edition,
    apiBaseUrl,
    ...(chatUrl === undefined ? {} : { chatUrl }),
    iframe,
    minDeposit,
    trueLinkPassphrase,
    ...(howto === undefined ? {} : { howto }),
    ...(mediaHosts === undefined ? {} : { mediaHosts }),
    ...(serviceWorker === undefined ? {} : { serviceWorker }),
  };
}

/** Its decimals are read as text, so that the start needs no money code. */
function isPayable(baht: number): boolean {
  return baht > 0 && /^\d{1,10}(?:\.\d{1,2})?$/.test(String(baht));
}

function checkMediaHosts(hosts: unknown): asserts hosts is string[] {
  if (!Array.isArray(hosts)) throw new ConfigError('mediaHosts must be a list');
  const odd = hosts.findIndex((host) => !isMediaHost(host));
  if (odd !== -1)
    throw new ConfigError(`mediaHosts.${odd} must be an https origin such as "https://media.example"`);
}

function checkHowto(howto: unknown): asserts howto is HowtoFilms {
  for (const [topic, film] of entriesOf('howto', howto, howtoTopics)) {
    const field = `howto.${topic}`;
    for (const [part, value] of entriesOf(field, film, ['film', 'captions'])) {
      if (part === 'film') checkMedia(`${field}.film`, value);
      else
        for (const [language, address] of entriesOf(`${field}.captions`, value, captionLanguages))
          checkMedia(`${field}.captions.${language}`, address);
    }
    if (!Object.hasOwn(film as object, 'film')) throw new ConfigError(`${field}.film is missing`);
  }
}

/** Rejects other names: a misspelt name would be a film that never shows. */
function entriesOf(field: string, value: unknown, names: readonly string[]): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ConfigError(`${field} must be an object`);
  const entries = Object.entries(value);
  const odd = entries.find(([name]) => !names.includes(name));
  if (odd) throw new ConfigError(`${field}.${odd[0]} is unknown; expected one of ${names.join(', ')}`);
  return entries;
}

function checkMedia(field: string, value: unknown): void {
  const isAddress =
    typeof value === 'string' && (/^\/[^/\\]/.test(value) || (value !== '' && isOriginOrEmpty(value)));
  if (!isAddress) throw new ConfigError(`${field} must be an http(s) address or a path that begins with "/"`);
}

/** Paths follow it, so it has no query and no fragment. */
function isBase(text: string): boolean {
  return isOriginOrEmpty(text) && !/[?#]/.test(text);
}

function isOriginOrEmpty(text: string): boolean {
  // Without a user and a password, which would stand before an "@".
  return text === '' || /^https?:\/\/[^/@]+\//.test(parseUrl(text)?.href ?? '');
}
