import jsQR from 'jsqr';
import { nextTask } from '../../../lib/clock.ts';
import { slipReference } from './slip-payload.ts';

/** Picture widths in pixels at which readers find a code best. */
const WIDTHS = [900, 1600, 400];
/** A tall screenshot would keep the page busy for seconds. */
const MOST_PIXELS = 4_000_000;

/** Returns the transfer's reference, or null if no code is readable. Load it lazily, because the reader is large. */
export async function readSlip(picture: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(picture).catch(() => null);
  if (!bitmap) return null;
  try {
    const most = Math.sqrt(MOST_PIXELS / (bitmap.width * bitmap.height));
    for (const scale of new Set(WIDTHS.map((width) => Math.min(1, most, width / bitmap.width)))) {
      // Each search takes some tenths of a second on a phone, so yield first.
      await nextTask();
      const pixels = scaled(bitmap, scale);
      const code = pixels && jsQR(pixels.data, pixels.width, pixels.height);
      const reference = code ? slipReference(code.data) : null;
      if (reference !== null) return reference;
    }
    return null;
  } finally {
    bitmap.close();
  }
}

function scaled(bitmap: ImageBitmap, scale: number): ImageData | null {
  const width = wholePixels(bitmap.width * scale);
  const height = wholePixels(bitmap.height * scale);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(bitmap, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height) ?? null;
}

const wholePixels = (length: number) => Math.max(1, Math.round(length));
