import { act, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import en from '../../../locales/en/common.json' with { type: 'json' };
import lo from '../../../locales/lo/common.json' with { type: 'json' };
import th from '../../../locales/th/common.json' with { type: 'json' };
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import { loadText } from '../../shared/session/text-sets/load-text.ts';
import type { TextLoader } from '../../shared/session/locale.ts';
import { takeConsoleErrors } from '../../testing/console-errors.ts';
import { startApp } from './start-app.tsx';

const failed = () => Promise.reject(new TypeError('Failed to fetch'));

it.each([
  ['the network', null, failed, /^Check your connection and try again\.$/, 1],
  [
    'the network',
    'a.member.token',
    failed,
    /^Check your connection and try again\. Your money is safe\.$/,
    1,
  ],
  ['the operator', null, () => Promise.resolve(new Response('{}')), /^The website is not set up/, 0],
])(
  'a start that fails because of %s says so, with the token %s, and offers a retry where that may help',
  async (_by, token, respond, text, tries) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(respond);
    localStorage.setItem('locale', 'en');
    if (token !== null) localStorage.setItem('token', token);
    const root = document.body.appendChild(document.createElement('div'));
    await act(() => startApp({ root, platform: createBrowserPlatform(window) }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(tries);
    expect(takeConsoleErrors()).toHaveLength(1);
    root.remove();
  },
);

it('a start without the texts of the language says so in Thai, whose texts need no file', async () => {
  const config = { edition: 'thai', apiBaseUrl: '', iframe: false, minDeposit: 10, trueLinkPassphrase: 'x' };
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(config)));
  localStorage.setItem('locale', 'en');
  const root = document.body.appendChild(document.createElement('div'));
  const load: TextLoader = (locale, namespace) =>
    locale === 'th' ? loadText(locale, namespace) : Promise.reject(new TypeError('Failed to fetch'));
  await act(() => startApp({ root, platform: createBrowserPlatform(window), loadText: load }));
  expect(await screen.findByRole('button', { name: th.retry_button })).toBeVisible();
  expect(takeConsoleErrors()).toHaveLength(1);
  // The choice of the language stays.
  expect(localStorage.getItem('locale')).toBe('en');
  root.remove();
});

it('the fonts of the language, Lao in the Laos edition, are requested before the first page is there [1.19]', async () => {
  const load = vi.spyOn(document.fonts, 'load');
  const config = { edition: 'laos', apiBaseUrl: '', iframe: false, minDeposit: 10, trueLinkPassphrase: 'x' };
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) =>
    input === '/config.json' ? Promise.resolve(Response.json(config)) : new Promise(() => {}),
  );
  const root = document.body.appendChild(document.createElement('div'));
  // Without the app: it would stay mounted, and follow the history of later tests.
  const started = startApp({ root, platform: createBrowserPlatform(window), shell: () => null });
  await vi.waitFor(() => expect(load).toHaveBeenCalledWith('1em "Wallet Lao"', 'ກ'));
  expect(root.textContent).toBe('');
  await act(() => started);
  root.remove();
});

function BackButton() {
  const { t } = useTranslation();
  return <button type="button">{t('back_button')}</button>;
}

it('the language follows that of the other pages of the browser, as its cookie does [1.19]', async () => {
  const config = { edition: 'thai', apiBaseUrl: '', iframe: false, minDeposit: 10, trueLinkPassphrase: 'x' };
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) =>
    input === '/config.json' ? Promise.resolve(Response.json(config)) : new Promise(() => {}),
  );
  localStorage.setItem('locale', 'en');
  const root = document.body.appendChild(document.createElement('div'));
  let tell = () => {};
  const platform = {
    ...createBrowserPlatform(window),
    onDurableChange: (key: string, listener: () => void) => {
      if (key === 'locale') tell = listener;
    },
  };
  await act(() => startApp({ root, platform, shell: () => <BackButton /> }));
  expect(await screen.findByRole('button', { name: en.back_button })).toBeVisible();
  const chooseElsewhere = (locale: string) => {
    localStorage.setItem('locale', locale);
    act(tell);
  };
  chooseElsewhere('lo');
  expect(await screen.findByRole('button', { name: lo.back_button })).toBeVisible();
  expect(document.cookie).toMatch(/(?:^|; )language=LO(?:;|$)/);
  // An unknown one counts as none, as at the start.
  chooseElsewhere('xx');
  expect(await screen.findByRole('button', { name: th.back_button })).toBeVisible();
  root.remove();
});

it.each([
  ['/user/bonus/?x=1#y', '/user/bonus?x=1#y'],
  ['/login//', '/login'],
  ['/Contact?Name=A', '/contact?Name=A'],
  ['//', '/'],
  ['//user.example/', '//user.example'],
  ['/', '/'],
])('the address %s is that of the page %s', async (typed, address) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
  const { length } = window.history;
  window.history.replaceState({ idx: 3 }, '', window.location.origin + typed);
  const root = document.createElement('div');
  void startApp({ root, platform: createBrowserPlatform(window), shell: () => null });
  const { href, origin } = window.location;
  expect(href).toBe(origin + address);
  expect(window.history.state).toEqual({ idx: 3 });
  expect(window.history).toHaveLength(length);
});
