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

/** @returns a sentence about entries that do nothing, because their names are misspelt; null when there are none. */
export function misspeltConfig(config: object): string | null {
  const unknown = Object.keys(config).filter((name) => !NAMES.includes(name));
  return unknown.length === 0
    ? null
    : `config.json: unknown ${unknown.join(', ')}; expected some of ${NAMES.join(', ')}`;
}
