import { CHAT_IMAGE_MAX_BYTES, CHAT_VIDEO_MAX_BYTES } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { CHAT_FILE_TYPES, checkFile } from './chat-file.ts';

const PNG = '\x89PNG\r\n\x1a\n';
const MP4 = '\0\0\0\x18ftypisom';
const MOV = '\0\0\0\x14ftypqt  ';
const UNSUPPORTED = { error: { reason: 'unsupported' } };

function file(name: string, type: string, head: string, size = 100) {
  const content = new Uint8Array(size);
  content.set(Array.from(head, (letter) => letter.charCodeAt(0)));
  return new File([content], name, { type });
}

describe('a file for the chat', () => {
  it.each([
    ['a.png', 'image/png', PNG, 'image'],
    ['a.jpg', 'image/jpeg', '\xff\xd8\xff\xe0', 'image'],
    ['a.jpg', 'image/jpg', '\xff\xd8\xff\xe0', 'image'],
    ['a.gif', 'image/gif', 'GIF89a', 'image'],
    ['old.gif', 'image/gif', 'GIF87a', 'image'],
    ['a.mp4', 'video/mp4', MP4, 'video'],
    ['IMG_1.MOV', 'video/quicktime', MOV, 'video'],
    ['a.mov', '', '\0\0\0\x08wide', 'video'],
    ['old.mov', 'video/quicktime', '\0\0\0\x08moov', 'video'],
    ['by content.png', 'image/png', MP4, 'video'],
  ])('is accepted: %s of type %s [5.30]', async (name, type, head, fileType) => {
    expect(await checkFile(file(name, type, head))).toEqual({ fileType });
  });

  it.each(['a.x', 'ก.รูป', 'two.dots.p', '.png'])(
    'may have any extension after a dot: %s [5.29]',
    async (name) => {
      expect(await checkFile(file(name, 'image/png', PNG))).toEqual({ fileType: 'image' });
    },
  );

  it('is offered for choosing with these types only [5.30]', () => {
    expect(CHAT_FILE_TYPES.split(',').sort()).toEqual([
      'image/gif',
      'image/jpeg',
      'image/jpg',
      'image/png',
      'video/mp4',
      'video/quicktime',
    ]);
  });

  it.each([
    ['picture', 'image/png', PNG],
    ['picture.', 'image/png', PNG],
    ['', 'image/png', PNG],
  ])('needs an extension after a dot: %s [5.29]', async (name, type, head) => {
    expect(await checkFile(file(name, type, head))).toEqual(UNSUPPORTED);
  });

  it.each([
    ['a.webp', 'image/webp', 'RIFF'],
    ['a.pdf', 'application/pdf', '%PDF-1.7'],
    ['a.svg', 'image/svg+xml', '<svg'],
    ['a.heic', 'image/heic', '\0\0\0\x18ftypheic'],
    ['a.heic', '', '\0\0\0\x18ftypheic'],
    ['sound.mp4', 'video/mp4', '\0\0\0\x18ftypM4A '],
    ['a.png', 'image/webp', PNG],
    ['a.mp4', 'video/webm', MP4],
    ['a.png', 'image/png', '<script>'],
    ['a.png', 'image/png', ''],
  ])('is refused by its type or its content: %s of type %s [5.30]', async (name, type, head) => {
    expect(await checkFile(file(name, type, head, head.length))).toEqual(UNSUPPORTED);
  });

  it.each([
    ['a.png', 'image/png', PNG, CHAT_IMAGE_MAX_BYTES, 10],
    ['a.mp4', 'video/mp4', MP4, CHAT_VIDEO_MAX_BYTES, 20],
    ['a.png', '', PNG, CHAT_IMAGE_MAX_BYTES, 10],
  ])(
    '%s is accepted at its maximum size, and refused one byte above [5.31] [9.04]',
    async (name, type, head, most, megabytes) => {
      expect(await checkFile(file(name, type, head, most))).not.toHaveProperty('error');
      expect(await checkFile(file(name, type, head, most + 1))).toEqual({
        error: { reason: 'too-large', megabytes },
      });
    },
  );
});
