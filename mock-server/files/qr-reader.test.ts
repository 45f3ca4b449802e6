import { setImmediate as immediate, setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import QRCode from 'qrcode';
import { expect, it, vi } from 'vitest';
import { readQr } from './qr-reader.ts';

/** Starting a thread takes seconds on a busy machine. */
const PATIENT_MS = 60_000;

it(
  'A slip is read after one whose result came at the end of its time',
  async () => {
    const picture = await QRCode.toBuffer('00020101', { width: 300 });
    expect(await readQr(picture, PATIENT_MS)).toEqual({ text: '00020101' });
    const slow = readQr(picture, 200);
    // The thread gets the picture.
    await delay(1);
    // The time is up before this thread looks at the result.
    await immediate();
    const until = performance.now() + 1_000;
    while (performance.now() < until);
    await slow;
    expect(await readQr(picture, PATIENT_MS)).toEqual({ text: '00020101' });
  },
  2 * PATIENT_MS,
);

it(
  'A slip is read after the thread that reads slips has ended',
  async () => {
    const posted = vi.spyOn(Worker.prototype, 'postMessage');
    const picture = await QRCode.toBuffer('00020101', { width: 300 });
    expect(await readQr(picture, PATIENT_MS)).toEqual({ text: '00020101' });
    await (posted.mock.contexts[0] as Worker).terminate();
    expect(await readQr(picture, PATIENT_MS)).toEqual({ text: '00020101' });
  },
  2 * PATIENT_MS,
);
