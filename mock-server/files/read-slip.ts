import { imageSize } from 'image-size';
import { slipVerify } from 'promptparse/validate';
import { readQr } from './qr-reader.ts';
import type { SlipReading } from '../world/deposits/slips.ts';

/** Smaller pictures hold no readable code, and larger ones are not photographs from a phone. */
const LEAST_PIXELS = 120;
const MOST_PIXELS = 8000;
/** Total pixels; each takes four bytes after decompression. */
const MOST_AREA = 50_000_000;

/** Reads the mini-QR of a slip: the reference of its transfer, or why it has none. [8.13] [8.16] [8.18] */
export async function readSlip(bytes: Uint8Array): Promise<SlipReading> {
  const size = sizeOf(bytes);
  if (!size) return { problem: 'CANNOT_READ_CROPPED_IMAGE' };
  const { width, height } = size;
  const isPossible = [width, height].every((side) => side >= LEAST_PIXELS && side <= MOST_PIXELS);
  if (!isPossible || width * height > MOST_AREA) return { problem: 'IMG_SIZE_UNABLE_TO_PROCESS' };
  const text = await readQr(bytes);
  if (text === null) return { problem: 'CANNOT_READ_CROPPED_IMAGE' };
  const slip = slipVerify(text);
  return slip ? { reference: slip.transRef } : { problem: 'INVALID_SLIP' };
}

/** Reads only the picture's header, so that a decompression bomb is never unpacked. */
function sizeOf(bytes: Uint8Array): { width: number; height: number } | null {
  try {
    return imageSize(bytes);
  } catch {
    return null;
  }
}
