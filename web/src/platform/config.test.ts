import { ConfigError } from 'contracts/rules';
import { describe, expect, it, vi } from 'vitest';
import shipped from '../../public/config.json' with { type: 'json' };
import { createTestClock } from '../testing/test-clock.ts';
import { loadConfig } from './config.ts';

describe('loadConfig', () => {
  const answer = (respond: () => Promise<Response>) =>
    vi.spyOn(globalThis, 'fetch').mockImplementation(respond);

  it('accepts the configuration that ships', async () => {
    answer(async () => Response.json(shipped));
    expect(await loadConfig('/config.json')).toEqual(shipped);
  });

  it.each([
    ['it is missing', () => Promise.resolve(new Response('', { status: 404 })), ConfigError],
    ['it is not JSON', () => Promise.resolve(new Response('<p>')), ConfigError],
    ['the host fails', () => Promise.resolve(new Response('', { status: 503 })), TypeError],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch')), TypeError],
    ['the connection ends in the middle of it', () => Promise.resolve(cutOff()), TypeError],
  ])('tells an operator’s mistake from a network failure when %s', async (_case, respond, kind) => {
    answer(respond);
    await expect(loadConfig('/config.json')).rejects.toThrow(kind);
  });

  it('counts a host that does not answer for 60 seconds as a network failure [9.01]', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      (_address, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new TypeError('aborted')));
        }),
    );
    const clock = createTestClock();
    const ended = vi.fn();
    const loading = loadConfig('/config.json', clock).catch(ended);
    await clock.advance(59_999);
    expect(ended).not.toHaveBeenCalled();
    await clock.advance(1);
    await loading;
    expect(ended).toHaveBeenCalledWith(expect.any(TypeError));
  });
});

/** An answer whose connection ends before its body does. */
function cutOff(): Response {
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('{"edition":'));
      controller.error(new TypeError('network error'));
    },
  });
  return new Response(body);
}
