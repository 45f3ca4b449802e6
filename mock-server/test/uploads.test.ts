import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClient } from '../client/create-client.ts';
import { createTestMock, TEST_TIME, type TestMock } from '../testing.ts';

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

const bytes = (hex: string, size = 0) => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(size)]);
const PNG = bytes('89504e470d0a1a0a');
const JPEG = bytes('ffd8ff');
const GIF = bytes('47494638');
const box = (brand: string) => bytes(Buffer.from(`\0\0\0\x18ftyp${brand}`, 'latin1').toString('hex'));
const [MP4, QUICKTIME] = [box('isom'), box('qt  ')];
const MB = 1024 * 1024;

type Call = 'POST /api/wallet/slip' | 'POST /api/chat/upload-image' | 'POST /api/chat/upload-video';

/** Uploads a file whose name and declared type always are those of a PNG. */
async function uploaded(call: Call, file: Buffer, field = 'file') {
  const world = await mock.world();
  const client = await createClient(world.fetch, world.name);
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(file)], { type: 'image/png' }), 'a.png');
  const token = await client.signIn();
  const { status, body } = await client.call(call, { form, token });
  const path = 'path' in body ? body.path : null;
  return { status, message: body.message, path, read: () => world.fetch(path ?? '') };
}

describe('an upload', () => {
  it.each<[Call, string, Buffer]>([
    ['POST /api/wallet/slip', 'a PNG', PNG],
    ['POST /api/wallet/slip', 'a JPEG', JPEG],
  ])('%s takes %s [2.49] [7.23]', async (call, _type, file) => {
    expect(await uploaded(call, file)).toMatchObject({ status: 200, message: 'SUCCESS' });
  });

  it('of a damaged slip of 10 MB is read beside other calls, even of its member [7.13] [7.23]', async () => {
    const world = await mock.world();
    const client = await createClient(world.fetch, world.name);
    const token = await client.signIn();
    const form = new FormData();
    form.append('file', new Blob([bytes('ffd8ff', 10 * MB - 3)], { type: 'image/png' }), 'a.png');
    const given = vi.spyOn(Worker.prototype, 'postMessage');
    const ended: string[] = [];
    const slip = client.call('POST /api/wallet/slip', { form, token });
    void slip.then(() => ended.push('slip'));
    await expect.poll(() => given.mock.calls.length, { interval: 1 }).toBe(1);
    given.mockRestore();
    const [began, delay] = [performance.now(), monitorEventLoopDelay()];
    delay.enable();
    expect((await client.call('GET /api/wallet', { token })).status).toBe(200);
    ended.push('wallet');
    expect((await slip).body.message).toBe('SUCCESS');
    delay.disable();
    expect(ended).toEqual(['wallet', 'slip']);
    // The reading takes seconds, during which the thread of the calls never waits for long.
    expect(delay.max / 1e6).toBeLessThan((performance.now() - began) / 2);
  });

  it('of a slip is refused in the closed hours and leaves none, and after them leaves one [7.23] [9.38]', async () => {
    const world = await mock.world();
    const client = await createClient(world.fetch, world.name);
    await world.control.reset({ scenario: 'demo', frozenAt: TEST_TIME });
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(PNG)], { type: 'image/png' }), 'a.png');
    const token = await client.signIn();
    const before = (await world.control.slips()).length;
    await world.control.setSlipHours({ closedFrom: '09:30', closedTo: '10:30' });
    const { body } = await client.call('POST /api/wallet/slip', { form, token });
    expect(body.message).toBe('SLIP_UPLOAD_FAIL');
    expect(await world.control.slips()).toHaveLength(before);
    await world.control.setSlipHours({ closedFrom: '10:30', closedTo: '11:00' });
    await client.call('POST /api/wallet/slip', { form, token });
    expect(await world.control.slips()).toHaveLength(before + 1);
  });

  it.each<[Call, string, Buffer]>([
    ['POST /api/chat/upload-image', 'image/png', PNG],
    ['POST /api/chat/upload-image', 'image/jpeg', JPEG],
    ['POST /api/chat/upload-image', 'image/gif', GIF],
    ['POST /api/chat/upload-video', 'video/mp4', MP4],
    ['POST /api/chat/upload-video', 'video/quicktime', QUICKTIME],
    ['POST /api/chat/upload-video', 'video/quicktime', bytes('000000086d6f6f76')],
  ])('%s takes %s and answers a path that gives the same file [5.30] [7.54]', async (call, type, file) => {
    const { status, path, read } = await uploaded(call, file);
    expect([status, path]).toEqual([200, expect.stringMatching(/^\/files\/f-/)]);
    const answer = await read();
    expect([answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      type,
      'inline',
    ]);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(file);
  });

  it('is asked for each time, because a world that is made again gives other files the same address', async () => {
    const { control, fetch, signIn } = await mock.world('demo', { seed: 1 });
    const upload = async (file: Buffer) => {
      await control.reset({ seed: 1 });
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(file)]), 'a.png');
      const headers = { 'x-requested-with': 'wallet-user', authorization: `Bearer ${await signIn()}` };
      const answer = await fetch('/api/chat/upload-image', { method: 'POST', headers, body });
      return ((await answer.json()) as { path: string }).path;
    };
    const path = await upload(PNG);
    expect(await upload(JPEG)).toBe(path);
    expect((await fetch(path)).headers.get('cache-control')).toBe('private, no-cache');
  });

  it.each<[Call, string, Buffer]>([
    ['POST /api/wallet/slip', 'a GIF', GIF],
    ['POST /api/wallet/slip', 'a text', Buffer.from('text')],
    ['POST /api/chat/upload-image', 'a video', MP4],
    ['POST /api/chat/upload-video', 'a picture', PNG],
    ['POST /api/chat/upload-video', 'a photo of a phone', box('heic')],
    ['POST /api/chat/upload-video', 'a sound', box('M4A ')],
    ['POST /api/wallet/slip', 'more than 10 MB', bytes('ffd8ff', 10 * MB)],
    ['POST /api/chat/upload-image', 'more than 10 MB', bytes('ffd8ff', 10 * MB)],
  ])(
    '%s refuses %s, whatever it is called [5.30] [5.31] [7.23] [7.54] [8.09] [9.04]',
    async (call, _what, file) => {
      expect(await uploaded(call, file)).toMatchObject({ status: 422, message: 'SLIP_INVALID_FILE' });
    },
  );

  it.each<[Call, string, Buffer, string?]>([
    ['POST /api/wallet/slip', 'an empty file', Buffer.alloc(0)],
    ['POST /api/wallet/slip', 'a file in another field', PNG, 'picture'],
    ['POST /api/chat/upload-image', 'a file in another field', PNG, 'picture'],
  ])('%s misses its file in %s [7.23] [7.54] [8.09]', async (call, _what, file, field) => {
    expect(await uploaded(call, file, field)).toMatchObject({ status: 422, message: 'SLIP_NO_FILE' });
  });

  it('without a form misses its file [7.23] [8.09]', async () => {
    const world = await mock.world();
    const client = await createClient(world.fetch, world.name);
    const { status, body } = await client.call('POST /api/wallet/slip', { body: {} });
    expect({ status, body }).toEqual({ status: 422, body: { message: 'SLIP_NO_FILE' } });
  });

  it.each<[Call, Buffer, 'before' | 'after']>([
    ['POST /api/wallet/slip', PNG, 'before'],
    ['POST /api/wallet/slip', PNG, 'after'],
    ['POST /api/chat/upload-image', PNG, 'after'],
    ['POST /api/chat/upload-video', MP4, 'before'],
  ])(
    '%s refuses an unknown field of its form, and keeps no file [7.23] [7.54]',
    async (call, file, place) => {
      const world = await mock.world();
      const client = await createClient(world.fetch, world.name);
      const form = new FormData();
      if (place === 'before') form.append('note', 'a text');
      form.append('file', new Blob([new Uint8Array(file)]), 'a.png');
      if (place === 'after') form.append('note', 'a text');
      const kept = async () => (await world.control.snapshot()).fields['files'];
      const before = await kept();
      const { status, body } = await client.call(call, { form, token: await client.signIn() });
      expect([status, body]).toEqual([400, { message: 'SLIP_UPLOAD_FAIL' }]);
      const [entry] = await world.control.journal({ clientViolations: true });
      expect(entry?.clientViolation).toBe('body: unknown field note');
      expect(await kept()).toEqual(before);
    },
  );
});
