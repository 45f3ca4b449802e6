import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { END_REASONS } from '../../launcher/watch/end-reasons.ts';
import { endReasonText } from './end-reasons.ts';

const REASONS = [...Object.values(END_REASONS), 'code 1', 'signal SIGKILL'];

it.each(['th', 'lo', 'en'])(
  'each end of a browser has its own text on the service pages in %s (K4)',
  async (locale) => {
    const file = join(import.meta.dirname, `../../../web/locales/${locale}/kiosk.json`);
    const kiosk = JSON.parse(readFileSync(file, 'utf8')) as object;
    const i18n = createInstance();
    await i18n.init({ lng: locale, resources: { [locale]: { kiosk } } });
    const t = i18n.getFixedT(locale, 'kiosk');
    const texts = REASONS.map((reason) => endReasonText(t, reason));
    expect(new Set(texts).size).toBe(REASONS.length);
    for (const text of texts)
      if (locale !== 'en') expect(text.replace(/SIGKILL|1/, '')).not.toMatch(/[A-Za-z]/);
    expect(endReasonText(t, 'spawn ENOENT')).toBe('spawn ENOENT');
  },
);
