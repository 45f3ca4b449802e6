import { describe, expect, it } from 'vitest';
import { OneEntryRouter } from 'web/app';
import { createKioskPlatform } from './kiosk-platform.ts';

const voice = {
  reads: () => false,
  reading: () => null,
  subscribe: () => () => {},
  read: () => {},
  stop: () => {},
};
const platformFor = (locale: 'lo' | null) =>
  createKioskPlatform(locale, null, voice, ({ children }) => children);

describe('the platform of the kiosk', () => {
  it('keeps nothing for the next page but the language of the last member [1.19] (K1)', () => {
    const first = platformFor('lo');
    for (const store of [first.durableStorage, first.tabStorage]) store.set('token', 'secret');
    expect([first.durableStorage.get('token'), first.durableStorage.get('locale')]).toEqual(['secret', 'lo']);
    const next = platformFor(null);
    for (const store of [next.durableStorage, next.tabStorage])
      for (const key of ['token', 'locale']) expect(store.get(key)).toBeNull();
  });

  it('offers nothing that needs a device of one’s own, and no way to another page (K1) (K7) (K11)', () => {
    const platform = platformFor(null);
    expect(platform).toMatchObject({
      offersRememberMe: false,
      keepsWork: false,
      router: OneEntryRouter,
      offersFileUpload: false,
      offersChat: false,
      linkTarget: null,
      share: null,
      sessionEndWording: 'finish',
    });
    for (const way of ['openGameWindow', 'openTab', 'openChannel', 'hasClipboard', 'savePicture'])
      expect(platform).not.toHaveProperty(way);
  });
});
