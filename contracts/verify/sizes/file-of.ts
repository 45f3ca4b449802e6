import { crc32, deflateSync } from 'node:zlib';

const PNG_HEAD = Buffer.from('89504e470d0a1a0a', 'hex');
/** A one-pixel PNG: its header and its only line. */
const DOT = [
  chunk('IHDR', Buffer.from('00000001000000010800000000', 'hex')),
  chunk('IDAT', deflateSync(Buffer.from([0, 255]))),
];
const PNG_END = chunk('IEND', Buffer.alloc(0));
/** Length, name and checksum of a chunk, in bytes. */
const CHUNK_BYTES = 12;

const MP4_HEAD = Buffer.from('000000186674797069736f6d0000020069736f6d6d703432', 'hex');
/** Length and name of a box, in bytes. */
const BOX_BYTES = 8;

/** A valid PNG or MP4 of exactly so many bytes. `type` is its media type. */
export function fileOf(type: string, bytes: number): Buffer<ArrayBuffer> {
  return type.startsWith('image/') ? pngOf(bytes) : mp4Of(bytes);
}

function pngOf(bytes: number): Buffer<ArrayBuffer> {
  const fixed = [PNG_HEAD, ...DOT, PNG_END].reduce((sum, { length }) => sum + length, 0);
  // A private ancillary chunk, which readers skip.
  const padding = chunk('paDd', Buffer.alloc(bytes - fixed - CHUNK_BYTES));
  return Buffer.concat([PNG_HEAD, ...DOT, padding, PNG_END]);
}

function mp4Of(bytes: number): Buffer<ArrayBuffer> {
  const free = Buffer.alloc(bytes - MP4_HEAD.length);
  free.writeUInt32BE(free.length, 0);
  free.write('free', BOX_BYTES / 2, 'latin1');
  return Buffer.concat([MP4_HEAD, free]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}
