// Runs in a worker thread: a picture may take long to search, and calls must not wait for it.
import { parentPort } from 'node:worker_threads';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import jsqr from 'jsqr';

// The package is CommonJS: its types name the whole module, Node exposes it as the default export.
const search = (jsqr as unknown as { default: typeof jsqr }).default;

/** Readers find a code best at about this width, in pixels. */
const WIDTHS = [900, 1600, 400];

async function textIn(bytes: Uint8Array): Promise<string | null> {
  try {
    const image = await loadImage(Buffer.from(bytes));
    const widths = WIDTHS.map((width) => Math.min(width, image.width));
    for (const width of new Set(widths)) {
      const scale = width / image.width;
      const [columns, rows] = [Math.round(image.width * scale), Math.round(image.height * scale)];
      const context = createCanvas(columns, rows).getContext('2d');
      context.drawImage(image, 0, 0, columns, rows);
      const found = search(context.getImageData(0, 0, columns, rows).data, columns, rows);
      if (found && found.data !== '') return found.data;
    }
  } catch {
    // A damaged picture counts as one without a code.
  }
  return null;
}

parentPort?.on('message', (bytes: Uint8Array) => {
  void textIn(bytes).then((text) => parentPort?.postMessage(text));
});
