import { expect, type Locator } from '@playwright/test';
import jsqr from 'jsqr';
import { PNG } from 'pngjs';

/** @returns null without a readable code */
export function readQr(png: Buffer): string | null {
  const { data, width, height } = PNG.sync.read(png);
  return jsqr(new Uint8ClampedArray(data), width, height)?.data ?? null;
}

/** @returns '' if the code is unreadable */
export async function scanQr(code: Locator): Promise<string> {
  await expect(code).toBeVisible();
  return readQr(await code.screenshot()) ?? '';
}
