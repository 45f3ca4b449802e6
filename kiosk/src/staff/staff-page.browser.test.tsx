import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { loadText, locales, startLocale, systemClock } from 'web/app';
import en from '../../../web/locales/en/kiosk.json' with { type: 'json' };
import lo from '../../../web/locales/lo/kiosk.json' with { type: 'json' };
import { StaffPage } from './staff-page.tsx';
import type { StaffFacts, TerminalClient } from './terminal-client.ts';

afterEach(cleanup);

const factsWith = (errors: string[]): StaffFacts => ({
  health: { status: 'ready', uptimeSeconds: 1, starts: 1, ends: {}, sessions: 0 },
  launcher: { node: '', chromium: '', hasPrinter: false, site: '' },
  lastWipe: null,
  errors,
  backend: null,
});

/** Shows the page; `load` replaces the network. */
async function show(load: typeof loadText, facts: () => StaffFacts) {
  const client: TerminalClient = {
    facts: () => Promise.resolve(facts()),
    records: () => Promise.resolve([]),
    keep: () => Promise.reject(new Error('nothing to keep')),
    leave: () => Promise.resolve(),
  };
  render(
    <I18nextProvider i18n={await startLocale('en', load, ['kiosk'])}>
      <StaffPage window={window} client={client} clock={systemClock} languages={locales} onLeave={() => {}} />
    </I18nextProvider>,
  );
}

it('the staff page keeps its language while the texts of another one cannot be fetched', async () => {
  let isReachable = false;
  let tries = 0;
  const load: typeof loadText = async (locale, namespace) => {
    if (locale === 'lo') tries += 1;
    if (locale === 'lo' && !isReachable) throw new TypeError('Failed to fetch');
    return loadText(locale, namespace);
  };
  await show(load, () => factsWith([]));
  const lao = await screen.findByRole('button', { name: 'ລາວ' });
  lao.click();
  await expect.poll(() => tries).toBeGreaterThan(0);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(en.staff.title);
  isReachable = true;
  lao.click();
  expect(await screen.findByRole('heading', { level: 1, name: lo.staff.title })).toBeVisible();
});

it('the staff page lists errors that are equal, after a refresh too', async () => {
  let errors = ['first', 'twice', 'twice'];
  await show(loadText, () => factsWith(errors));
  const title = await screen.findByRole('heading', { name: en.staff.facts.errors });
  const shown = () => [...(title.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent);
  expect(shown()).toEqual(errors);
  for (const next of [['newest', ...errors], ['newest']]) {
    errors = next;
    screen.getByRole('button', { name: en.staff.refresh_button }).click();
    await expect.poll(shown).toEqual(errors);
  }
});
