import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noMoreHeaders } from './no-more-headers.ts';

const marker = { 'X-Requested-With': 'wallet-user', Accept: 'application/json' };
const asMember = { ...marker, Authorization: 'Bearer a-token' };
const send = (token: string | null, headers: Record<string, string>, body: string | null = null) =>
  noMoreHeaders(token)('http://127.0.0.1', {
    method: body === null ? 'GET' : 'POST',
    headers: new Headers(headers),
    body,
    signal: new AbortController().signal,
  });

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}'))));
afterEach(() => void vi.unstubAllGlobals());

describe('the headers of a consumer test', () => {
  it('pass as they are meant, with and without token and body', async () => {
    await send(null, marker);
    await send('a-token', asMember);
    await send(null, { ...marker, 'Content-Type': 'application/json' }, '{}');
  });

  it.each([
    ['authorization', null, asMember],
    ['x-more', null, { ...marker, 'X-More': 'more' }],
    ['content-type', 'a-token', { ...asMember, 'Content-Type': 'application/json' }],
  ])('are refused where %s is not meant', (name, token, headers) =>
    expect(send(token, headers)).rejects.toThrow(`sent without being asked for: ${name}`),
  );
});
