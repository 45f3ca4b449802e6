import { expect, it } from 'vitest';
import { misspeltConfig } from './config-names.ts';

const NAMES =
  'edition, apiBaseUrl, chatUrl, iframe, minDeposit, trueLinkPassphrase, howto, mediaHosts, serviceWorker, gameFormOrigins';

it('a configuration may have any of its entries and no others', () => {
  expect(misspeltConfig({})).toBeNull();
  expect(misspeltConfig(Object.fromEntries(NAMES.split(', ').map((name) => [name, null])))).toBeNull();
  expect(misspeltConfig({ edition: 'thai', Edition: 'laos', chatURL: '' })).toBe(
    `config.json: unknown Edition, chatURL; expected some of ${NAMES}`,
  );
});
