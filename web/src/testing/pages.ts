import { SOMCHAI, type TestWorld } from 'mock-server/testing';
import { createBrowserPlatform } from '../platform/browser-platform.ts';
import type { PageChannel } from '../platform/platform.ts';

export function createPages() {
  const sent: unknown[] = [];
  const open = new Set<{ name: string; listener: (message: unknown) => void }>();
  return {
    sent,
    count: (name: string) => [...open].filter((one) => one.name === name).length,
    openChannel: (name: string, listener: (message: unknown) => void): PageChannel => {
      const own = { name, listener };
      open.add(own);
      return {
        send: (message) => {
          sent.push(message);
          for (const other of [...open])
            if (other !== own && other.name === name) other.listener(structuredClone(message));
        },
        close: () => void open.delete(own),
      };
    },
  };
}

/** Another page of the same browser, which tells the app under test that it has changed something. */
export function createOtherPage() {
  const { openChannel } = createPages();
  const { send } = openChannel('changes', () => {});
  return { platform: { ...createBrowserPlatform(window), openChannel }, change: () => send('changed') };
}

/** Calls as the member with this phone, by default Somchai, from another device: its own session and no app. */
export async function fetchElsewhere(
  world: TestWorld,
  path: string,
  { method = 'GET', body, phone = SOMCHAI }: { method?: string; body?: object; phone?: string } = {},
): Promise<Response> {
  const headers = {
    'x-requested-with': 'wallet-user',
    authorization: `Bearer ${await world.signIn(phone)}`,
    ...(body && { 'content-type': 'application/json' }),
  };
  return world.fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

/** Posts JSON from another device, as `fetchElsewhere`. */
export const postElsewhere = (world: TestWorld, path: string, body: object) =>
  fetchElsewhere(world, path, { method: 'POST', body });
