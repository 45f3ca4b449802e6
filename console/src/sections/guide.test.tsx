import { storageKeys } from 'web/storage-keys';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import { box, row, until } from '../testing/hands.ts';
import { openConsole } from '../testing/open-console.tsx';

describe('the guide', () => {
  it('lists every storage key of the app with its purpose', async () => {
    await openConsole('guide');
    const storage = await until(() => box('What the app keeps in the browser'));
    expect(Object.keys(en.guide.keys)).toEqual(Object.keys(storageKeys));
    for (const [name, key] of Object.entries(storageKeys)) {
      const text = en.guide.keys[name as keyof typeof storageKeys];
      expect(row(key, storage).textContent).toBe(key + text);
    }
    expect(storage.querySelectorAll('li')).toHaveLength(Object.keys(storageKeys).length);
  });
});
