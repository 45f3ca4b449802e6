import jsQR from 'jsqr';
import { nextTask } from '../../../lib/clock.ts';
import { slipReference } from './slip-payload.ts';

/** Picture widths in pixels at which readers find a code best. */
const WIDTHS = [900, 1600, 400];

/** Returns the transfer's reference, or null if no code is readable. Load it lazily, because the reader is large. */
export async function readSlip(picture: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(picture).catch(() => null);
  if (!bitmap) return null;
  try {
    for (const width of new Set(WIDTHS.map((wanted) => Math.min(wanted, bitmap.width)))) {
      // Each search takes some tenths of a second on a phone, so yield first.
      await nextTask();
      const pixels = scaled(bitmap, width);
      const code = pixels && jsQR(pixels.data, pixels.width, pixels.height);
      const reference = code ? slipReference(code.data) : null;
      if (reference !== null) return reference;
    }
    return null;
  } finally {
    bitmap.close();
  }
}

function scaled(bitmap: ImageBitmap, width: number): ImageData | null {
  const height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(bitmap, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height) ?? null;
}
