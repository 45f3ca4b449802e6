import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 2400;
const HEIGHT = 1600;

/** A picture above the chat's limit of 10 MB: an evening sky over water, with grain. */
export function largePng(): Buffer {
  const rows = Buffer.alloc(HEIGHT * (1 + WIDTH * 3));
  let at = 0;
  // A fixed seed, so that the grain is always the same.
  let noise = 7;
  for (let y = 0; y < HEIGHT; y += 1) {
    rows[at] = 0;
    at += 1;
    const height = y / HEIGHT;
    for (let x = 0; x < WIDTH; x += 1) {
      noise = (Math.imul(noise, 1664525) + 1013904223) >>> 0;
      const grain = noise >>> 28;
      rows[at] = 40 + 180 * height * height + grain;
      rows[at + 1] = 60 + 90 * height + grain;
      rows[at + 2] = 110 + 40 * Math.abs(x / WIDTH - 0.5) + grain;
      at += 3;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // Eight bits for each of three colours.
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    // Not compressed, to keep it large.
    chunk('IDAT', deflateSync(rows, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
