import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import codeUrl from '../../testing/slip-code.png?url&no-inline';
import '../../ui/styles/index.css';
import { drawPaper, type Paper } from './draw-paper.ts';

const PAPER: Paper = {
  issuer: 'ริมโขง',
  title: 'สแกนเพื่อฝากเงิน',
  amount: '500.00',
  unit: 'บาท',
  rows: [{ label: 'ผู้รับ', value: 'RIMKHONG CO LTD' }],
};

async function pixelsOf(paper: Paper): Promise<ImageData> {
  const picture = await drawPaper(paper);
  expect(picture.type).toBe('image/png');
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('canvas: no 2D context');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

/** The number of pixel rows that are not blank. */
const inked = ({ data, width, height }: ImageData) =>
  Array.from({ length: height }, (_, y) => data.slice(y * width * 4, (y + 1) * width * 4)).filter((row) =>
    row.some((value, index) => index % 4 === 0 && Math.abs(value - (row[0] ?? 0)) > 60),
  ).length;

describe('the saved picture', () => {
  it('holds the code so that another app can read it', async () => {
    const { data, width, height } = await pixelsOf({ ...PAPER, code: codeUrl });
    expect(jsQR(data, width, height)?.data).toContain('KBANK');
  });

  it('is as high as its content, and wraps long lines', async () => {
    const short = await pixelsOf(PAPER);
    const long = await pixelsOf({
      ...PAPER,
      rows: [{ label: 'ผู้รับ', value: 'บริษัท ริมโขง เพย์เมนต์ เซอร์วิสเซส (ประเทศไทย) จำกัด มหาชน สาขาหนองคาย' }],
    });
    expect(long.height).toBeGreaterThan(short.height);
    expect(inked(long)).toBeGreaterThan(inked(short));
  });

  it('fails when the code is not a picture', async () => {
    await expect(drawPaper({ ...PAPER, code: 'data:image/svg+xml,nothing' })).rejects.toThrow();
  });
});
