import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { endReasonText } from './end-reasons.ts';

const LAUNCHER = join(import.meta.dirname, '../../launcher');

/** As the launcher counts them. */
function reasonsOfTheLauncher(): string[] {
  const faults = readFileSync(join(LAUNCHER, 'watch/page-watch.ts'), 'utf8').matchAll(
    /(?:return|\?) '(\w+ [^']+)'/g,
  );
  const [, nightly = ''] =
    /NIGHTLY = '([^']+)'/.exec(readFileSync(join(LAUNCHER, 'terminal.ts'), 'utf8')) ?? [];
  return [...[...faults].map(([, fault = '']) => fault), nightly, 'code 1', 'signal SIGKILL'];
}

it.each(['th', 'lo', 'en'])(
  'each end of a browser has its own text on the service pages in %s (K4)',
  async (locale) => {
    const file = join(import.meta.dirname, `../../../web/locales/${locale}/kiosk.json`);
    const kiosk = JSON.parse(readFileSync(file, 'utf8')) as object;
    const i18n = createInstance();
    await i18n.init({ lng: locale, resources: { [locale]: { kiosk } } });
    const t = i18n.getFixedT(locale, 'kiosk');
    const texts = reasonsOfTheLauncher().map((reason) => endReasonText(t, reason));
    expect(new Set(texts).size).toBe(11);
    for (const text of texts)
      if (locale !== 'en') expect(text.replace(/SIGKILL|1/, '')).not.toMatch(/[A-Za-z]/);
    expect(endReasonText(t, 'spawn ENOENT')).toBe('spawn ENOENT');
  },
);
