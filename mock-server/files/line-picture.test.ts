import jsQR from 'jsqr';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../test/api-client.ts';
import { rasteriseSvg } from '../test/rasterise-svg.ts';
import { createTestMock, type TestMock, type TestWorld } from '../testing.ts';

// The package is CommonJS and its types describe an ES module: Node's default import is the whole of its exports.
const { default: decode } = jsQR as unknown as { default: typeof jsQR };

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

async function pictureOf(world: TestWorld) {
  const { body } = await call(world, 'GET /api/lookup/contact');
  const { origin, pathname } = new URL(body.lineQR!);
  expect(origin).toMatch(/^http:/);
  return world.fetch(pathname, { method: 'GET' });
}

describe('the picture of the messaging app', () => {
  it('encodes the link of its world [2.28] [2.29] [3.07]', async () => {
    const world = await mock.world();
    const answer = await pictureOf(world);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    const { data, width, height } = rasteriseSvg(await answer.text());
    const { body } = await call(world, 'GET /api/lookup/contact');
    expect(decode(data, width, height)?.data).toBe(body.lineLink);
  });

  it('is 404 without a link, or with one that is too long [2.28]', async () => {
    const world = await mock.world();
    const { contact } = await world.control.lookups();
    await world.control.setLookups({ contact: { ...contact, lineLink: null } });
    expect((await pictureOf(world)).status).toBe(404);
    await world.control.setLookups({ contact: { ...contact, lineLink: 'ก'.repeat(2000) } });
    expect((await pictureOf(world)).status).toBe(404);
  });

  it('is absent in its scenario; QA may set any address [2.28] [2.29]', async () => {
    const world = await mock.world('no picture of the messaging app');
    const { body } = await call(world, 'GET /api/lookup/contact');
    expect(body).toMatchObject({ lineQR: null, lineName: '@rimkhong' });
    for (const lineQR of ['https://elsewhere.example/qr.png', 'javascript:alert(1)', '//files/x']) {
      await world.control.setLookups({ contact: { ...body, lineQR } });
      expect((await call(world, 'GET /api/lookup/contact')).body.lineQR).toBe(lineQR);
    }
    await world.assertClean();
  });
});
