import { type AppConfig, ConfigError, parseConfig } from 'contracts/rules';
import { systemClock } from '../lib/clock.ts';

const TIMEOUT_MS = 60_000;

/**
 * @throws ConfigError when the file is missing, unreadable or invalid
 * @throws Error when the network fails or takes too long, or the host answers 5xx
 */
export async function loadConfig(address: string, clock = systemClock): Promise<AppConfig> {
  const text = await fetchConfig(address, clock);
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    throw new ConfigError('config.json is not JSON');
  }
  return parseConfig(input);
}

async function fetchConfig(address: string, clock: typeof systemClock): Promise<string> {
  const limit = new AbortController();
  const stop = clock.after(TIMEOUT_MS, () => limit.abort());
  try {
    const response = await fetch(address, { cache: 'no-cache', signal: limit.signal });
    if (response.status >= 500) throw new TypeError(`config.json: HTTP status ${response.status}`);
    if (!response.ok) throw new ConfigError(`config.json: HTTP status ${response.status}`);
    // Rejects when the connection ends before the file does.
    return await response.text();
  } finally {
    stop();
  }
}
