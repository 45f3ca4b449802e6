import QRCode from 'qrcode';
import { SOMCHAI } from '../scenarios/users.ts';
import type { Client } from './create-client.ts';

/** The form of an upload, with the picture in `file`. [7.23] */
export function slipForm(picture: Blob): FormData {
  const form = new FormData();
  form.append('file', picture, 'slip.png');
  return form;
}

type Plan = Omit<Parameters<Client['control']['makeTransfer']>[0], 'phone' | 'amount'>;

/** A slip of a transfer that the bank knows: 250 baht of Somchai, if not planned otherwise. */
export async function genuineSlip({ control }: Client, plan: Plan = {}): Promise<Blob> {
  const { reference } = await control.makeTransfer({ phone: SOMCHAI, amount: 250, ...plan });
  return control.slipPicture(reference);
}

/** A grey PNG without a code; the size is in pixels. */
export async function blankPicture(width: number, height: number): Promise<Blob> {
  // Native code that takes a fifth of a second to load; the start of the mock does not wait for it.
  const { createCanvas } = await import('@napi-rs/canvas');
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ddd';
  context.fillRect(0, 0, width, height);
  return new Blob([new Uint8Array(await canvas.encode('png'))], { type: 'image/png' });
}

/** A PNG with a QR of this text. */
export async function pictureOf(text: string): Promise<Blob> {
  return new Blob([new Uint8Array(await QRCode.toBuffer(text, { width: 300 }))], { type: 'image/png' });
}
