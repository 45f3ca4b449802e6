import { createContext, use } from 'react';
import { type Control, type ControlFetch, createControl } from 'mock-server/control';

const TOKEN_STORAGE_KEY = 'mock-console-token';

/** The mock's MOCK_TOKEN for this tab, if it has one. */
export const readToken = (): string | null => sessionStorage.getItem(TOKEN_STORAGE_KEY);
export const rememberToken = (token: string) => sessionStorage.setItem(TOKEN_STORAGE_KEY, token);

/** A token as the mock may have one; no other text can be sent in a header. */
export const isToken = (text: string): boolean => /^[!-~]+$/.test(text);

/** The mock refused a verb because its token was missing or wrong. */
export const TOKEN_WANTED = 'console:token-wanted';

/** The mock is not running, or not reachable: the browser's own message says little, and only in English. */
export class MockSilent extends Error {
  override name = 'MockSilent';
}

const send: ControlFetch = async (path, init) => {
  const answer = await fetch(path, init).catch((error: unknown) => {
    throw new MockSilent(String(error), { cause: error });
  });
  if (answer.status === 401 && isOfThisToken(init)) window.dispatchEvent(new Event(TOKEN_WANTED));
  return answer;
};

/** A refusal of an earlier token may come late. */
function isOfThisToken({ headers }: Parameters<ControlFetch>[1]): boolean {
  const token = readToken();
  return headers['authorization'] === (token === null ? undefined : `Bearer ${token}`);
}

export function controlOf(world: string): Control {
  return createControl(send, world, readToken());
}

export const WorldContext = createContext<Control | null>(null);

export function useWorld(): Control {
  const world = use(WorldContext);
  if (!world) throw new Error('no world is open');
  return world;
}
