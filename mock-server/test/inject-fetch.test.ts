import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestMock, type TestMock } from '../testing.ts';

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

const MARKER = { 'x-requested-with': 'wallet-user' };

describe('fetch into the mock', () => {
  it.each(['reset', 'drop', 'half-body'] as const)(
    'rejects like a network when the answer is lost by %s',
    async (kind) => {
      const world = await mock.world();
      await world.control.addFault({ call: '*', kind });
      await expect(world.fetch('/api/lookup/info', { headers: MARKER })).rejects.toThrow(
        new TypeError('fetch failed'),
      );
    },
  );

  it('rejects with the reason of an aborted signal', async () => {
    const world = await mock.world();
    const { id } = await world.control.addFault({ call: '*', kind: 'hang' });
    const controller = new AbortController();
    const held = world.fetch('/api/lookup/info', { headers: MARKER, signal: controller.signal });
    controller.abort(new Error('enough'));
    await expect(held).rejects.toThrow('enough');
    await expect(world.fetch('/api/lookup/info', { signal: controller.signal })).rejects.toThrow('enough');
    await world.control.removeFault(id);
  });

  it('rejects held calls when the mock closes', async () => {
    const closing = await createTestMock();
    const world = await closing.world();
    await world.control.addFault({ call: '*', kind: 'hang' });
    const held = world.fetch('/api/lookup/info', { headers: MARKER });
    const rejected = expect(held).rejects.toThrow('fetch failed');
    await expect.poll(async () => (await world.control.faults())[0]?.times).toBe(0);
    await closing.close();
    await rejected;
  });

  it('takes absolute URLs and answers an empty body', async () => {
    const world = await mock.world();
    const answer = await world.fetch(new URL('http://anywhere.test/api/lookup/info?x=1'), {
      headers: MARKER,
    });
    expect(answer.status).toBe(400);
    await world.control.addFault({ call: '*', kind: 'empty' });
    expect(await (await world.fetch('/api/lookup/info', { headers: MARKER })).text()).toBe('');
  });

  it('shows whether the mock works on a call, which it does not while a fault holds it', async () => {
    const world = await mock.world();
    const ask = (signal?: AbortSignal) =>
      world.fetch('/api/lookup/info', { headers: MARKER, ...(signal && { signal }) });
    const answer = ask();
    expect(world.isAnswering()).toBe(true);
    await answer;
    expect(world.isAnswering()).toBe(false);
    const { id } = await world.control.addFault({ call: '*', kind: 'hang', times: 'always' });
    const controller = new AbortController();
    const left = expect(ask(controller.signal)).rejects.toThrow('enough');
    await expect.poll(() => world.isAnswering()).toBe(false);
    controller.abort(new Error('enough'));
    await left;
    const second = ask();
    expect(world.isAnswering()).toBe(true);
    await expect.poll(() => world.isAnswering()).toBe(false);
    await world.control.removeFault(id);
    expect((await second).status).toBe(200);
    await expect.poll(() => world.isAnswering()).toBe(false);
  });
});
