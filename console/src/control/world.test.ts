import { expect, it, vi } from 'vitest';
import { controlOf, rememberToken, TOKEN_WANTED } from './world.ts';

it.each([
  ['asks for the token', 'of the token in use', 'first', 1],
  ['asks for no token', 'that comes late, of an earlier token', 'second', 0],
])('the console %s after a refusal %s', async (_what, _which, now, times) => {
  const answered = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answered.promise);
  const asked = vi.fn();
  window.addEventListener(TOKEN_WANTED, asked);
  rememberToken('first');
  const read = controlOf('demo').world();
  rememberToken(now);
  answered.resolve(
    Response.json({ code: 'NO_TOKEN', message: 'this mock needs its token' }, { status: 401 }),
  );
  await expect(read).rejects.toThrow('this mock needs its token');
  window.removeEventListener(TOKEN_WANTED, asked);
  expect(asked).toHaveBeenCalledTimes(times);
});
