import { beforeAll, describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import { createMemoryStore } from '../../platform/stores.ts';
import { createAppStore } from '../../shared/session/services.ts';
import { loadWalletAtom } from '../../shared/wallet/wallet-state.ts';
import { fetchElsewhere } from '../../testing/pages.ts';
import { makeServices, makeWorld, type TestWorld } from '../../testing/render-app.tsx';
import { enterGameAtom, UnsafeGameError } from './enter-game.ts';
import type { Credentials } from './credentials-state.ts';

/** The mock answers as http://localhost and hosts its games there. */
const config = { apiBaseUrl: 'http://localhost' };

let world: TestWorld;
let enter: (
  code: string,
  change?: { web: string | null; android?: string },
  ofCredentials?: Partial<Credentials>,
) => Promise<{ url: string; fields: object | null }>;
let credentialsOf: (code: string) => Promise<Credentials>;

beforeAll(async () => {
  world = await makeWorld();
  for (const { code, isOpen } of await world.control.games(SOMCHAI)) {
    if (!isOpen) await fetchElsewhere(world, `/api/wallet/activate/${code}`);
  }
  // The browser's own storage is cleared after each test.
  const platform = { ...createBrowserPlatform(window), tabStorage: createMemoryStore() };
  const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI, config, platform }));
  const wallet = await store.set(loadWalletAtom);
  credentialsOf = async (code) =>
    (await (await fetchElsewhere(world, `/api/wallet/account/${code}`)).json()) as Credentials;
  enter = async (code, change, ofCredentials) => {
    const account = wallet?.gameAccounts.find((game) => game.code === code) ?? wallet?.gameAccounts[0];
    if (!account) throw new Error('the wallet has no games');
    const known = account.code === code;
    const changed = { ...account, code, links: { ...account.links, ...change } };
    const credentials = known ? { ...(await credentialsOf(code)), ...ofCredentials } : null;
    return store.set(enterGameAtom, changed, credentials);
  };
});

describe('a game is entered', () => {
  it.each([
    ['PG', 'PG', 'pg/{username}'],
    ['BETFLIX', 'Betflix', 'betflix/{username}'],
    ['AREASLOT', 'Area Slot', 'areaslot/{username}'],
    ['JOKER2', 'Joker 2', 'joker2/{username}'],
    ['HUAYHD', 'Huay HD', 'huayhd/{username}'],
    ['ASKMEBET', 'Askmebet', 'askmebet/{username}/{password}'],
    ['IMI', 'Imi', 'imi/{username}/{password}'],
    ['USUN', 'U-Sun', 'usun/{username}/{password}'],
    ['CIRCUS', 'Circus', 'circus/{username}/{password}'],
    ['SLOTRACHA', 'Slot Racha', 'slotracha/{username}/{password}'],
    ['PGSLOT', 'PG Slot', 'pgslot/{username}/{password}'],
  ])('at %s by its own login call [2.60] [3.10] [7.48] [7.49] [7.50]', async (code, name, path) => {
    const { url, fields } = await enter(code);
    expect(fields).toBeNull();
    expect(await (await world.fetch(new URL(url).pathname)).text()).toContain(`<h1>${name}</h1>`);
    expect(await world.control.count({ call: `GET /api/autoLogin/${path}` })).toBe(1);
  });

  it('at UFABET by its form, with the hidden event if there is one [2.63] [3.10] [7.50]', async () => {
    const { username, password, event } = await credentialsOf('UFABET');
    expect(event).not.toBeNull();
    expect(await enter('UFABET')).toEqual({
      url: 'http://localhost/games/login/UFABET',
      fields: { username, password, event },
    });
    const { fields } = await enter('UFABET', undefined, { event: null });
    expect(fields).toEqual({ username, password });
  });

  it.each(['JOKER', 'SEXYGAME', 'SUPERSLOT', 'SLOTXO'])(
    'at %s on its own page [2.60] [3.09] [7.50]',
    async (code) => {
      expect(await enter(code)).toEqual({ url: `http://localhost/games/login/${code}`, fields: null });
    },
  );

  it('at any other code by the provider’s own address, and at none without one [7.50] [3.09]', async () => {
    const web = 'https://games.example/lobby';
    const android = 'https://games.example/lobby.apk';
    expect(await enter('toString', { web, android })).toEqual({ url: web, fields: null });
    await expect(enter('NEW', { web: null })).rejects.toThrow(UnsafeGameError);
  });

  it.each(['https://user@evil.test/', 'javascript:alert(1)', 'http://games.example/', '/login', ''])(
    'never at an unsafe URL: "%s" [3.09]',
    async (link) => {
      const body = JSON.stringify({ link });
      const call = 'GET /api/autoLogin/pg/{username}';
      await world.control.addFault({ call, kind: 'status', status: 200, body });
      await expect(enter('PG')).rejects.toThrow(UnsafeGameError);
      await expect(enter('NEW', { web: link })).rejects.toThrow(UnsafeGameError);
    },
  );
});
