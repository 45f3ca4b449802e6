import { expect, it } from 'vitest';
import { misspeltConfig } from './config-names.ts';

const NAMES =
  'edition, apiBaseUrl, chatUrl, iframe, minDeposit, trueLinkPassphrase, howto, mediaHosts, serviceWorker, gameFormOrigins';

it('a configuration may have any of its entries and no others', () => {
  expect(misspeltConfig({})).toBeNull();
  expect(misspeltConfig(Object.fromEntries(NAMES.split(', ').map((name) => [name, []])))).toBeNull();
  expect(misspeltConfig({ edition: 'thai', Edition: 'laos', chatURL: '' })).toBe(
    `config.json: unknown Edition, chatURL; expected some of ${NAMES}`,
  );
});

it.each([
  ['https://games.test'],
  [null],
  [['games.test']],
  [['']],
  [['https://games.test', 'https://games.test:84430']],
  [['https://games.test', 7]],
])(
  'a configuration whose gameFormOrigins are %j is misspelt, because no form would go there',
  (gameFormOrigins) => {
    expect(misspeltConfig({ edition: 'thai', gameFormOrigins })).toBe(
      `config.json: gameFormOrigins must be a list of origins such as "https://games.example", and is ${JSON.stringify(gameFormOrigins)}`,
    );
  },
);

it.each([[['https://games.test', 'http://127.0.0.1:4000']], [[]], [undefined]])(
  'a configuration may have the gameFormOrigins %j',
  (gameFormOrigins) => {
    expect(misspeltConfig({ gameFormOrigins })).toBeNull();
  },
);
