import jsQR from 'jsqr';
import { parse } from 'promptparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestMock, type TestMock } from '../testing.ts';
import { call } from './api-client.ts';
import { rasteriseSvg } from './rasterise-svg.ts';

// The package is CommonJS and its types describe an ES module: Node's default import is the whole of its exports.
const { default: decode } = jsQR as unknown as { default: typeof jsQR };

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

describe('the picture of a QR', () => {
  it.each([1, 100, 1234.56, 50_000, 10.1])(
    'is read from its pixels as a PromptPay code of %d baht with a right checksum [3.12]',
    async (amount) => {
      const world = await mock.world('a member with money');
      const { body } = await call(world, 'POST /api/qrcode/{bankCode}', {
        token: await world.signIn(),
        body: { amount },
      });
      const { data, width, height } = rasteriseSvg(body.qrcode!);
      const text = decode(data, width, height)?.data;
      // Strict: a wrong checksum gives null.
      const code = parse(text ?? '', true);
      expect(code?.getTagValue('54')).toBe(amount.toFixed(2));
      expect(code?.getTagValue('53'), 'the currency of Thailand').toBe('764');
      expect(code?.getTagValue('58')).toBe('TH');
      expect(code?.getTagValue('01'), 'for one payment').toBe('12');
      expect(code?.getTagValue('29', '00'), 'PromptPay').toBe('A000000677010111');
    },
  );

  it('keeps a quiet zone of four modules', async () => {
    const world = await mock.world('a member with a live KBANK QR');
    const { body } = await call(world, 'GET /api/qrcode/{bankCode}', { token: await world.signIn() });
    const { data, width, scale } = rasteriseSvg(body.qrcode!);
    const edge = 4 * scale;
    const isDark = (x: number, y: number) => data[(y * width + x) * 4] === 0;
    for (let along = 0; along < width; along += 1) {
      for (let across = 0; across < edge; across += 1) {
        const inward = width - 1 - across;
        const four = [
          isDark(along, across),
          isDark(across, along),
          isDark(along, inward),
          isDark(inward, along),
        ];
        expect(four).toEqual([false, false, false, false]);
      }
    }
    expect(isDark(edge, edge)).toBe(true);
  });

  it('is plain markup without scripts or external parts', async () => {
    const world = await mock.world('a member with a live KBANK QR');
    const { body } = await call(world, 'GET /api/qrcode/{bankCode}', { token: await world.signIn() });
    const elements = [...body.qrcode!.matchAll(/<([a-z]+)/g)].map(([, name]) => name);
    expect(new Set(elements)).toEqual(new Set(['svg', 'path']));
    expect(body.qrcode).not.toMatch(/href|url\(|on[a-z]+=|style=/);
  });
});
