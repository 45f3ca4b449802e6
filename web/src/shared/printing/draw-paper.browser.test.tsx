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

/** The edges of what is drawn on the paper, in pixels. */
function edgesOf({ data, width, height }: ImageData) {
  const edges = { left: width, top: height, right: 0, bottom: 0 };
  for (let index = 0; index < width * height; index += 1) {
    if (Math.abs((data[index * 4] ?? 0) - (data[0] ?? 0)) <= 60) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    edges.left = Math.min(edges.left, x);
    edges.top = Math.min(edges.top, y);
    edges.right = Math.max(edges.right, x);
    edges.bottom = Math.max(edges.bottom, y);
  }
  return edges;
}

describe('the saved picture', () => {
  it('is a sheet without a hole that leaves a margin of 72 px, between which its rows stand', async () => {
    const picture = await pixelsOf(PAPER);
    expect([picture.data[3], picture.data.at(-1)]).toEqual([255, 255]);
    const { left, top, right, bottom } = edgesOf(picture);
    expect(left).toBeGreaterThanOrEqual(72);
    expect(left).toBeLessThan(72 + 12);
    expect(right).toBeLessThanOrEqual(1080 - 72);
    expect(right).toBeGreaterThan(1080 - 72 - 12);
    // In some fonts, Thai marks are above the line, or below it.
    expect(top).toBeGreaterThan(72 - 12);
    expect(picture.height - bottom).toBeGreaterThan(72 - 12);
  });

  it('shows the code large enough for another phone', async () => {
    const [plain, coded] = [await pixelsOf(PAPER), await pixelsOf({ ...PAPER, code: codeUrl })];
    expect(coded.height - plain.height).toBe(800 + 24);
  });

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
