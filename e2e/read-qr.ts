import { expect, type Locator } from '@playwright/test';
import jsqr from 'jsqr';
import { PNG } from 'pngjs';

/** Reads the QR code in a picture like a phone's camera. @returns null without a readable code */
export function readQr(png: Buffer): string | null {
  const { data, width, height } = PNG.sync.read(png);
  return jsqr(new Uint8ClampedArray(data), width, height)?.data ?? null;
}

/** Reads a QR code on the screen. @returns '' if it is unreadable */
export async function scanQr(code: Locator): Promise<string> {
  await expect(code).toBeVisible();
  return readQr(await code.screenshot()) ?? '';
}
