import { originsOf } from './security-headers.ts';

/** The entries of `config.json`; the README says what each does. */
const NAMES = [
  'edition',
  'apiBaseUrl',
  'chatUrl',
  'iframe',
  'minDeposit',
  'trueLinkPassphrase',
  'howto',
  'mediaHosts',
  'serviceWorker',
  'gameFormOrigins',
];

/**
 * Checks what `parseConfig` does not check: names, and the entry that only its host reads.
 * @returns a sentence about entries that do nothing, because they are misspelt; null when there are none
 */
export function misspeltConfig(config: object): string | null {
  const unknown = Object.keys(config).filter((name) => !NAMES.includes(name));
  if (unknown.length > 0)
    return `config.json: unknown ${unknown.join(', ')}; expected some of ${NAMES.join(', ')}`;
  const { gameFormOrigins = [] } = config as { gameFormOrigins?: unknown };
  const isFine =
    Array.isArray(gameFormOrigins) && gameFormOrigins.every((origin) => originsOf(origin).length > 0);
  return isFine
    ? null
    : `config.json: gameFormOrigins must be a list of origins such as "https://games.example", and is ${JSON.stringify(gameFormOrigins)}`;
}
