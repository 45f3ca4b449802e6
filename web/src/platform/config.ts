import type { Edition } from 'contracts/rules';

/** `config.json` beside `index.html`: one build serves every edition and backend. */
export interface AppConfig {
  edition: Edition;
  /** Origin (and path) in front of `/api`; empty for the app's own origin. [7.57] */
  apiBaseUrl: string;
  /** Origin of the chat backend; absent when there is none. [7.56] */
  chatUrl?: string;
  /** Games open in a new tab instead of the same window. [2.60] */
  iframe: boolean;
  /** General minimum deposit in baht; the spec shows no value. [5.20] [9.22] */
  minDeposit: number;
  /** Obfuscates gift links on their way; it is no secret, every browser holds it. [7.24] */
  trueLinkPassphrase: string;
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads and checks the configuration. @throws ConfigError naming the field that is wrong. */
export function parseConfig(input: unknown): AppConfig {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new ConfigError('config.json is not an object');
  const { edition, apiBaseUrl, chatUrl, iframe, minDeposit, trueLinkPassphrase } = input as Record<
    string,
    unknown
  >;
  if (edition !== 'thai' && edition !== 'laos') throw new ConfigError('edition must be "thai" or "laos"');
  if (typeof apiBaseUrl !== 'string' || !isOriginOrEmpty(apiBaseUrl))
    throw new ConfigError('apiBaseUrl must be "" or an http(s) address');
  if (chatUrl !== undefined && (typeof chatUrl !== 'string' || !isOriginOrEmpty(chatUrl)))
    throw new ConfigError('chatUrl must be an http(s) address');
  if (typeof iframe !== 'boolean') throw new ConfigError('iframe must be true or false');
  if (typeof minDeposit !== 'number' || !(minDeposit >= 0))
    throw new ConfigError('minDeposit must be 0 or more');
  if (typeof trueLinkPassphrase !== 'string') throw new ConfigError('trueLinkPassphrase must be text');
  return {
    edition,
    apiBaseUrl,
    ...(chatUrl === undefined ? {} : { chatUrl }),
    iframe,
    minDeposit,
    trueLinkPassphrase,
  };
}

function isOriginOrEmpty(text: string): boolean {
  if (text === '') return true;
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '';
}

/** @throws ConfigError when the file is missing, unreadable or wrong. */
export async function loadConfig(address: string): Promise<AppConfig> {
  let response: Response;
  try {
    response = await fetch(address, { cache: 'no-store' });
  } catch {
    throw new ConfigError('config.json could not be fetched');
  }
  if (!response.ok) throw new ConfigError(`config.json answered ${response.status}`);
  try {
    return parseConfig(await response.json());
  } catch (error) {
    throw error instanceof ConfigError ? error : new ConfigError('config.json is not JSON');
  }
}
