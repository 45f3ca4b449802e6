import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { askBackend } from './ask-backend.ts';

/** A backend whose clock is an hour and a half ahead, or which has none. */
async function openBackend(hasClock: boolean) {
  const backend = createServer((_request, response) => {
    response.sendDate = false;
    if (hasClock) response.setHeader('date', new Date(Date.now() + 90 * 60_000).toUTCString());
    response.end();
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void backend.close());
  return `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
}

describe('the backend, as staff see it (K4)', () => {
  it('is ahead of the terminal by its clock', async () => {
    const skew = (await askBackend(await openBackend(true)))?.clockSkewSeconds;
    expect(Math.abs((skew ?? 0) - 90 * 60), `${skew} s`).toBeLessThan(5);
  });

  it('has an unknown clock if it does not tell its time', async () => {
    expect(await askBackend(await openBackend(false))).toMatchObject({ clockSkewSeconds: null });
  });

  it('is missing if it does not answer', async () => {
    expect(await askBackend('http://127.0.0.1:1')).toBeNull();
  });
});
