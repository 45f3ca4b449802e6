import type { TestWorld } from 'mock-server/testing';

/** The member that controls act on, unless a test chooses another. */
export const SOMCHAI = '0812345678';

export function call(
  world: TestWorld,
  path: string,
  token: string | null = null,
  body?: object,
): Promise<Response> {
  return world.fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: {
      'x-requested-with': 'wallet-user',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}
