import { describe, expect, it, vi } from 'vitest';
import codeUrl from '../../../testing/slip-code.png?url&no-inline';
import { readSlip } from './read-slip.ts';

/** Content of the picture's mini-QR. */
const REFERENCE = 'KBANKABCDEFGHIJKLMN1';

interface Shot {
  width: number;
  height: number;
  /** Width of the code in the picture; 0 for no code. */
  code: number;
  degrees?: number;
  /** Pixels. */
  blur?: number;
  type?: string;
}

/** The picture of a slip as a phone takes or saves it. */
async function picture({
  width,
  height,
  code,
  degrees = 0,
  blur = 0,
  type = 'image/png',
}: Shot): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('canvas: no 2d context');
  context.fillStyle = '#fdfcf7';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#0f766e';
  context.fillRect(0, 0, width, height / 8);
  if (code > 0) {
    const bitmap = await createImageBitmap(await (await fetch(codeUrl)).blob());
    context.translate(width / 2, height / 2);
    context.rotate((degrees * Math.PI) / 180);
    if (blur > 0) context.filter = `blur(${blur}px)`;
    context.drawImage(bitmap, -code / 2, -code / 2, code, code);
  }
  return canvas.convertToBlob({ type, quality: 0.7 });
}

describe('reading a slip', () => {
  it.each<[string, Shot]>([
    ['as the bank’s app saves it', { width: 720, height: 1080, code: 220 }],
    ['as a photograph of many pixels', { width: 3000, height: 4000, code: 1000, type: 'image/jpeg' }],
    ['held aslant', { width: 900, height: 1200, code: 300, degrees: 20, type: 'image/jpeg' }],
    ['upside down', { width: 900, height: 1200, code: 300, degrees: 180 }],
    ['of a small picture', { width: 300, height: 400, code: 200 }],
  ])('finds the reference %s [4.09]', async (_, shot) => {
    expect(await readSlip(await picture(shot))).toBe(REFERENCE);
  });

  it.each<[string, Shot, number[]]>([
    ['a usual picture at the first width', { width: 1600, height: 1600, code: 500 }, [900]],
    ['a small code in a wide picture at the second', { width: 2400, height: 1200, code: 75 }, [900, 1600]],
    [
      'a large blurred code at the third',
      { width: 1600, height: 1600, code: 1500, blur: 12 },
      [900, 1600, 400],
    ],
  ])('reads %s [4.09]', async (_, shot, widths) => {
    const read = vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData');
    expect(await readSlip(await picture(shot))).toBe(REFERENCE);
    expect(read.mock.calls.map(([, , width]) => width)).toEqual(widths);
    read.mockRestore();
  });

  it('searches at most 4 million pixels of a tall screenshot, which is still readable [4.09]', async () => {
    const read = vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData');
    const tall = { width: 900, height: 12_000, type: 'image/jpeg' };
    expect(await readSlip(await picture({ ...tall, code: 300 }))).toBe(REFERENCE);
    expect(await readSlip(await picture({ ...tall, code: 0 }))).toBeNull();
    const searched = read.mock.calls.map(([, , width, height]) => width * height);
    expect(Math.max(...searched)).toBeLessThan(4_005_000);
    read.mockRestore();
  });

  it('finds no reference in a picture without a code [8.13]', async () => {
    expect(await readSlip(await picture({ width: 720, height: 1080, code: 0 }))).toBeNull();
  });

  it('finds no reference in a code that is too small [8.13]', async () => {
    expect(await readSlip(await picture({ width: 720, height: 1080, code: 30 }))).toBeNull();
  });

  it('finds no reference in a file that is not a picture [8.13]', async () => {
    const head = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    expect(await readSlip(new Blob([head], { type: 'image/png' }))).toBeNull();
  });
});
