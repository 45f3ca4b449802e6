// Runs in a worker thread: a picture may take long to search, and calls must not wait for it.
import { parentPort } from 'node:worker_threads';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { imageSize } from 'image-size';
import jsqr from 'jsqr';
import { type QrReading, UNREADABLE } from './qr-reading.ts';

// The package is CommonJS: its types name the whole module, Node exposes it as the default export.
const search = (jsqr as unknown as { default: typeof jsqr }).default;

/** Readers find a code best at about this width, in pixels. */
const WIDTHS = [900, 1600, 400];

/** Smaller pictures hold no readable code, and larger ones are not photographs from a phone. */
const LEAST_PIXELS = 120;
const MOST_PIXELS = 8000;
/** Total pixels; each takes four bytes after decompression. */
const MOST_AREA = 50_000_000;

async function readingOf(bytes: Uint8Array): Promise<QrReading> {
  try {
    // First, so that a decompression bomb is never unpacked. The header alone may take seconds in a damaged picture.
    const { width, height } = imageSize(bytes);
    const isPossible = [width, height].every((side) => side >= LEAST_PIXELS && side <= MOST_PIXELS);
    if (!isPossible || width * height > MOST_AREA) return { problem: 'IMG_SIZE_UNABLE_TO_PROCESS' };
    const image = await loadImage(Buffer.from(bytes));
    const widths = WIDTHS.map((most) => Math.min(most, image.width));
    for (const searched of new Set(widths)) {
      const scale = searched / image.width;
      const [columns, rows] = [Math.round(image.width * scale), Math.round(image.height * scale)];
      const context = createCanvas(columns, rows).getContext('2d');
      context.drawImage(image, 0, 0, columns, rows);
      const found = search(context.getImageData(0, 0, columns, rows).data, columns, rows);
      if (found && found.data !== '') return { text: found.data };
    }
  } catch {
    // A damaged picture counts as one without a code.
  }
  return UNREADABLE;
}

parentPort?.on('message', (bytes: Uint8Array) => {
  void readingOf(bytes).then((reading) => parentPort?.postMessage(reading));
});
