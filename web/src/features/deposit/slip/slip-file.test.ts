import { SLIP_MAX_BYTES } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { SLIP_MAX_MB, checkSlipFile } from './slip-file.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const file = (bytes: number[], size = bytes.length, type = 'image/png') => {
  const content = new Uint8Array(size);
  content.set(bytes);
  return new File([content], 'slip.png', { type });
};

describe('a file chosen as a slip', () => {
  it.each([
    ['a PNG', file(PNG, 100), null],
    ['a JPEG with another declared type', file(JPEG, 100, 'text/plain'), null],
    ['as large as is taken', file(JPEG, SLIP_MAX_BYTES), null],
    ['a byte larger', file(JPEG, SLIP_MAX_BYTES + 1), 'too-large'],
    ['empty', file([]), 'empty'],
    ['a text that calls itself a picture', file([0x68, 0x69]), 'not-a-picture'],
    ['a GIF', file([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0, 0]), 'not-a-picture'],
    ['only the header of a PNG', file(PNG.slice(0, 4)), 'not-a-picture'],
  ])('%s is refused by its content %# [2.49] [8.09]', async (_, slip, error) => {
    expect(await checkSlipFile(slip)).toBe(error);
  });

  it('states the limit in megabytes', () => expect(SLIP_MAX_MB * 1024 * 1024).toBe(SLIP_MAX_BYTES));
});
