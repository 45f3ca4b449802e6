import { describe, expect, it } from 'vitest';
import { mediaTypeOf } from './media-type.ts';

const box = (name: string) => `\0\0\0\x18${name}`;
const typeOf = (head: string) => mediaTypeOf(Buffer.from(head, 'latin1'));

describe('the type of a file', () => {
  it.each<[head: string, type: string]>([
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['GIF87a', 'image/gif'],
    ['GIF89a', 'image/gif'],
    [box('ftypisom'), 'video/mp4'],
    [box('ftypmp42'), 'video/mp4'],
    [box('ftypM4V '), 'video/mp4'],
    ['\n\n\n\nftyp\n\n\n\n', 'video/mp4'],
    [box('ftypqt  '), 'video/quicktime'],
    ...['moov', 'mdat', 'wide', 'free', 'skip'].map((name): [string, string] => [
      box(name),
      'video/quicktime',
    ]),
  ])('is known by the head %j: %s [5.30] [7.54]', (head, type) => {
    expect(typeOf(head)).toBe(type);
    expect(typeOf(`${head}and more`)).toBe(type);
  });

  it.each([
    ...['heic', 'heix', 'hevc', 'mif1', 'msf1', 'avif', 'avis', 'M4A '].map((brand) => box(`ftyp${brand}`)),
    '\x89PNG\r\n\x1a',
    '\xff\xd8',
    'GIF7',
    ' GIF89a',
    'ftypisom',
    box('ftypiso'),
    'RIFF',
    '%PDF-1.7',
    '<script>',
    '',
  ])('is none of the accepted ones by the head %j [5.30]', (head) => {
    expect(typeOf(head)).toBeNull();
  });
});
