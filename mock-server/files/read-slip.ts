import { slipVerify } from 'promptparse/validate';
import { readQr } from './qr-reader.ts';
import type { SlipReading } from '../world/deposits/slips.ts';

/** Reads the mini-QR of a slip: the reference of its transfer, or why it has none. [8.13] [8.16] [8.18] */
export async function readSlip(bytes: Uint8Array): Promise<SlipReading> {
  const reading = await readQr(bytes);
  if ('problem' in reading) return reading;
  const slip = slipVerify(reading.text);
  return slip ? { reference: slip.transRef } : { problem: 'INVALID_SLIP' };
}
