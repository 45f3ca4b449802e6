import { describe, expect, it } from 'vitest';
import { shrinkPicture } from './shrink-picture.ts';

const KB = 1024;

/** Red left half and blue right half, with noise that compresses badly. */
async function photograph(type: string, width = 1200, height = 800): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('canvas: no 2d context');
  const image = context.createImageData(width, height);
  for (let at = 0; at < image.data.length; at += 4) {
    const isLeft = (at / 4) % width < width / 2;
    const grain = (at * 7919) % 61;
    image.data.set([isLeft ? 190 + grain : grain, grain, isLeft ? grain : 190 + grain, 255], at);
  }
  context.putImageData(image, 0, 0);
  const blob = await canvas.convertToBlob({ type, quality: 1 });
  return new File([blob], 'IMG_1.png', { type });
}

/** The same JPEG as from a camera held upright, with an EXIF rotation of 90° clockwise. */
async function heldUpright(jpeg: File): Promise<File> {
  const orientation = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, ...orientation, 0, 0, 0, 0];
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  const app1 = [0xff, 0xe1, 0, exif.length + 2, ...exif];
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  const parts = [bytes.slice(0, 2), Uint8Array.from(app1), bytes.slice(2)];
  return new File(parts, 'IMG_2.JPG', { type: 'image/jpeg' });
}

/** The dominant colour at a relative position of the picture. */
async function colourAt(picture: Blob, x: number, y: number): Promise<'red' | 'blue' | 'white' | 'other'> {
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, bitmap.width * x, bitmap.height * y, 1, 1, 0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
  if (Math.min(red, green, blue) > 240) return 'white';
  return red > blue + 90 ? 'red' : blue > red + 90 ? 'blue' : 'other';
}

describe('making a picture smaller (C6)', () => {
  it('comes below the limit as a JPEG of the same name', async () => {
    const file = await photograph('image/png');
    expect(file.size).toBeGreaterThan(100 * KB);
    const smaller = await shrinkPicture(file, 60 * KB);
    expect(smaller?.size).toBeLessThanOrEqual(60 * KB);
    expect([smaller?.name, smaller?.type]).toEqual(['IMG_1.jpg', 'image/jpeg']);
    expect(await colourAt(smaller as File, 0.25, 0.5)).toBe('red');
    expect(await colourAt(smaller as File, 0.75, 0.5)).toBe('blue');
  });

  it('keeps the orientation of the camera', async () => {
    const smaller = await shrinkPicture(await heldUpright(await photograph('image/jpeg')), 500 * KB);
    const { width, height } = await createImageBitmap(smaller as File);
    expect(height).toBeGreaterThan(width);
    // A clockwise rotation moves the left half to the top.
    expect(await colourAt(smaller as File, 0.5, 0.25)).toBe('red');
    expect(await colourAt(smaller as File, 0.5, 0.75)).toBe('blue');
  });

  it('has a white background where it was transparent', async () => {
    const canvas = new OffscreenCanvas(40, 40);
    canvas.getContext('2d');
    const clear = new File([await canvas.convertToBlob()], 'clear.png', { type: 'image/png' });
    expect(await colourAt((await shrinkPicture(clear, 60 * KB)) as File, 0.5, 0.5)).toBe('white');
  });

  it('fails for a non-picture, an animation, or one that stays too large', async () => {
    const broken = new File(['\x89PNG\r\n\x1a\n no more'], 'a.png', { type: 'image/png' });
    expect(await shrinkPicture(broken, 60 * KB)).toBeNull();
    const moving = new File([await photograph('image/png', 40, 40)], 'a.gif', { type: 'image/gif' });
    expect(await shrinkPicture(moving, 60 * KB)).toBeNull();
    expect(await shrinkPicture(await photograph('image/png'), 200)).toBeNull();
  });
});
