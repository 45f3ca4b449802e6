import { imageSize } from 'image-size';
import { slipVerify } from 'promptparse/validate';
import type { SlipReading } from '../world/deposits/slips.ts';

/** Smaller pictures hold no readable code, and larger ones are no photographs of a phone. */
const LEAST_PIXELS = 120;
const MOST_PIXELS = 8000;
/** Readers find a code best when the picture is about so wide, in pixels. */
const WIDTHS = [900, 1600, 400];

/** Reads the mini-QR of a slip: the reference of its transfer, or why there is none. [8.13] [8.16] [8.18] */
export async function readSlip(bytes: Uint8Array): Promise<SlipReading> {
  const size = sizeOf(bytes);
  if (!size) return { problem: 'CANNOT_READ_CROPPED_IMAGE' };
  const { width, height } = size;
  const isPossible = [width, height].every((side) => side >= LEAST_PIXELS && side <= MOST_PIXELS);
  if (!isPossible) return { problem: 'IMG_SIZE_UNABLE_TO_PROCESS' };
  const text = await readQr(bytes);
  if (text === null) return { problem: 'CANNOT_READ_CROPPED_IMAGE' };
  const slip = slipVerify(text);
  return slip ? { reference: slip.transRef } : { problem: 'INVALID_SLIP' };
}

/** By the picture's head alone, so that no bomb is unpacked. */
function sizeOf(bytes: Uint8Array): { width: number; height: number } | null {
  try {
    return imageSize(bytes);
  } catch {
    return null;
  }
}

/** The text of the first QR code that is found, or null. Its libraries are loaded with the first slip. */
async function readQr(bytes: Uint8Array): Promise<string | null> {
  const [{ createCanvas, loadImage }, reader] = await Promise.all([
    import('@napi-rs/canvas'),
    import('jsqr'),
  ]);
  // The package is of the older kind of modules: its types call the whole what Node calls its default.
  const jsQr = (reader.default as unknown as { default: typeof reader.default }).default;
  try {
    const image = await loadImage(Buffer.from(bytes));
    const widths = WIDTHS.map((width) => Math.min(width, image.width));
    for (const width of new Set(widths)) {
      const scale = width / image.width;
      const [columns, rows] = [Math.round(image.width * scale), Math.round(image.height * scale)];
      const context = createCanvas(columns, rows).getContext('2d');
      context.drawImage(image, 0, 0, columns, rows);
      const found = jsQr(context.getImageData(0, 0, columns, rows).data, columns, rows);
      if (found && found.data !== '') return found.data;
    }
  } catch {
    // A damaged picture has nothing to read.
  }
  return null;
}
