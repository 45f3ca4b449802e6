import { expect, it } from 'vitest';
import { parseUrl } from './parse-url.ts';
import { CHAT_IMAGE_MAX_BYTES, CHAT_VIDEO_MAX_BYTES, SLIP_MAX_BYTES } from './upload.ts';
import { MARKER, MARKER_HEADER, WALLET } from './wire-names.ts';

it('names and limits match the service [7.01] [9.04]', () => {
  expect({ [MARKER_HEADER]: MARKER, WALLET }).toEqual({
    'X-Requested-With': 'wallet-user',
    WALLET: 'WALLET',
  });
  expect([SLIP_MAX_BYTES, CHAT_IMAGE_MAX_BYTES, CHAT_VIDEO_MAX_BYTES]).toEqual([
    10_485_760, 10_485_760, 20_971_520,
  ]);
});

it('an address is parsed relative to its base, and is null if invalid', () => {
  expect(parseUrl('/a', 'https://x.test')?.href).toBe('https://x.test/a');
  expect(parseUrl('/a')).toBeNull();
});
