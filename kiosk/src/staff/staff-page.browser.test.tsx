import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { loadText, type Locale, locales, startLocale, systemClock } from 'web/app';
import { createSteppedClock } from '../testing/stepped-clock.ts';
import { StaffPage } from './staff-page.tsx';
import type { StaffFacts } from '../../launcher/staff/shapes.ts';
import type { TerminalClient } from './terminal-client.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const factsWith = (errors: string[]): StaffFacts => ({
  health: { status: 'ok', uptimeSeconds: 1, starts: 1, ends: {}, sessions: 0 },
  launcher: { node: '', chromium: '', hasPrinter: false, site: '' },
  lastWipe: null,
  errors,
  backend: null,
});

interface Words {
  title: string;
  locked: string;
  refresh_button: string;
  facts: Record<'errors' | 'fonts' | 'health' | 'ends' | 'last_wipe' | 'printer' | 'prints', string>;
  results: Record<'passed' | 'failed', string>;
  states: { waiting: string };
  ends: { hidden: string };
}

const wordsOf = async (locale: Locale) => (await loadText(locale, 'kiosk'))['staff'] as Words;

/** Shows the page; `load` replaces the network. */
async function show(load: typeof loadText, facts: () => StaffFacts) {
  const client: TerminalClient = {
    facts: async () => facts(),
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
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent((await wordsOf('en')).title);
  isReachable = true;
  lao.click();
  const { title } = await wordsOf('lo');
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});

it('the staff page shows the state of the terminal in the language that is chosen, and not in English (K4) [9.31]', async () => {
  await show(loadText, () => ({
    ...factsWith([]),
    health: {
      status: 'waiting',
      uptimeSeconds: 1,
      starts: 3,
      ends: { 'the page is hidden': 2 },
      sessions: 0,
    },
    launcher: { node: '', chromium: '', hasPrinter: true, site: '' },
    lastWipe: new Date(2026, 0, 5, 9, 3, 7).toISOString(),
  }));
  const rowOf = (text: string) => screen.getByText(text, { selector: 'dt' }).parentElement?.textContent;
  for (const locale of ['en', 'th', 'lo'] as const) {
    const { facts, states, ends } = await wordsOf(locale);
    screen.getByRole('button', { name: { th: 'ไทย', lo: 'ລາວ', en: 'English' }[locale] }).click();
    await expect.poll(() => screen.queryByText(facts.health)).not.toBeNull();
    expect(rowOf(facts.health)).toBe(facts.health + states.waiting);
    expect(rowOf(facts.ends)).toBe(`${facts.ends}${ends.hidden} (2)`);
    expect(rowOf(facts.printer)).toBe(facts.printer + facts.prints);
    expect(rowOf(facts.last_wipe)).toBe(`${facts.last_wipe}05/01/2026 09:03:07`);
  }
});

it('the staff page sees fonts that arrive after the facts, and names the missing ones as failed (K4)', async () => {
  const { facts, results } = await wordsOf('en');
  const loaded: Partial<FontFace>[] = [];
  const fonts = Object.assign(new EventTarget(), { [Symbol.iterator]: () => loaded.values() });
  vi.spyOn(document, 'fonts', 'get').mockReturnValue(fonts as unknown as FontFaceSet);
  await show(loadText, () => factsWith([]));
  const name = await screen.findByText(facts.fonts, { selector: 'dt' });
  expect(name.nextElementSibling).toHaveTextContent(`${results.failed} (Wallet Thai, Wallet Lao)`);
  // React compares once more when the effects of the first drawing run. A busy page may never be idle.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
  loaded.push({ family: 'Wallet Thai', status: 'loaded' }, { family: '"Wallet Lao"', status: 'loaded' });
  fonts.dispatchEvent(new Event('loadingdone'));
  await expect.poll(() => name.nextElementSibling?.textContent).toBe(results.passed);
});

it('the staff page gives the PIN back and closes three minutes after the last touch (K4)', async () => {
  const clock = createSteppedClock();
  const steps: string[] = [];
  const left = Promise.withResolvers<undefined>();
  const client: TerminalClient = {
    facts: async () => factsWith([]),
    records: () => Promise.resolve([]),
    keep: () => Promise.reject(new Error('nothing to keep')),
    leave: () => {
      steps.push('leave');
      return left.promise;
    },
  };
  render(
    <I18nextProvider i18n={await startLocale('en', loadText, ['kiosk'])}>
      <StaffPage
        window={window}
        client={client}
        clock={clock}
        languages={locales}
        onLeave={() => steps.push('closed')}
      />
    </I18nextProvider>,
  );
  await screen.findByRole('button', { name: (await wordsOf('en')).refresh_button });
  clock.advance(179_999);
  act(() => void window.dispatchEvent(new PointerEvent('pointerdown')));
  clock.advance(179_999);
  expect(steps).toEqual([]);
  clock.advance(1);
  expect(steps).toEqual(['leave']);
  left.resolve(undefined);
  await expect.poll(() => steps).toEqual(['leave', 'closed']);
});

it('the staff page lists errors that are equal, after a refresh too', async () => {
  const words = await wordsOf('en');
  let errors = ['first', 'twice', 'twice'];
  await show(loadText, () => factsWith(errors));
  const title = await screen.findByRole('heading', { name: words.facts.errors });
  const shown = () => [...(title.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent);
  expect(shown()).toEqual(errors);
  for (const next of [['newest', ...errors], ['newest']]) {
    errors = next;
    screen.getByRole('button', { name: words.refresh_button }).click();
    await expect.poll(shown).toEqual(errors);
  }
});

it('the staff page says that the PIN is needed again, not the figures of before (K4)', async () => {
  const words = await wordsOf('en');
  let isExpired = false;
  await show(loadText, () => {
    if (isExpired) throw new Error('terminal: facts answered 401');
    return factsWith([]);
  });
  const refresh = await screen.findByRole('button', { name: words.refresh_button });
  isExpired = true;
  refresh.click();
  expect(await screen.findByRole('alert')).toHaveTextContent(words.locked);
  expect(refresh).not.toBeInTheDocument();
});
