import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'jotai';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { STILL_MS } from '../../features/home/still-hands.ts';
import { createAppStore } from '../../shared/session/services.ts';
import { startLocale, type TextLoader } from '../../shared/session/locale.ts';
import { loadText } from '../../shared/session/text-sets/load-text.ts';
import { switchNetwork } from '../../testing/browser-state.ts';
import { makeServices, makeWorld, renderApp } from '../../testing/render-app.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { PageFailed } from './page-failed.tsx';

/** Texts that arrive after the code has asked for them, as over a network. */
const lateText: TextLoader = async (locale, namespace) => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  return loadText(locale, namespace);
};

/** Counts suspensions: React hides what it has drawn when a part of it suspends. */
function watchSuspensions() {
  let count = 0;
  const observer = new MutationObserver(() => {
    if (document.querySelector('[style*="display: none !important"]')) count += 1;
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  return () => {
    observer.disconnect();
    return count;
  };
}

describe('a screen that is fetched', () => {
  it.each(['/login', '/register', '/howto', '/contact'])('%s appears with all its texts', async (path) => {
    const suspensions = watchSuspensions();
    await renderApp({ path, loadText: lateText });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(suspensions()).toBe(0);
  });

  it.each(['/user/home', '/user/profile', '/user/statement', '/user/contact'])(
    '%s appears with all its texts',
    async (path) => {
      const suspensions = watchSuspensions();
      await renderApp({ path, signedIn: SOMCHAI, loadText: lateText });
      expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
      expect(suspensions()).toBe(0);
    },
  );

  it.each([
    ['/user/home', /^Deposit/],
    ['/user/home', /^Withdraw/],
    ['/user/home', /^Transfer$/],
    ['/user/home', /^Conditions/],
    ['/user/home', /^PG(?! [\dA-Z])/],
    ['/user/home', /^Imi/],
    ['/user/statement', /slip/i],
    ['/user/profile', /password/i],
    ['/user/profile', /account name/i],
  ])('the dialog at %s behind %s comes with all its texts at once', async (path, button) => {
    const { user } = await renderApp({ path, signedIn: SOMCHAI, loadText: lateText });
    const opener = await screen.findByRole('button', { name: button });
    const suspensions = watchSuspensions();
    await user.click(opener);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('[aria-busy="true"]')).toBeNull());
    expect(suspensions()).toBe(0);
  });

  it('the chat appears with all its texts, and keeps the page visible while they load [2.82]', async () => {
    const suspensions = watchSuspensions();
    const { user } = await renderApp({ path: '/login', loadText: lateText, config: { chatUrl: '' } });
    const opener = await screen.findByRole('button', { name: /^Chat with/ });
    await user.click(opener);
    expect(await screen.findByRole('dialog', { name: 'Our staff' })).toBeVisible();
    expect(suspensions()).toBe(0);
  });

  it('the chat’s button appears only with its texts, never with their keys [2.82]', async () => {
    let failures = 0;
    await renderApp({
      path: '/login',
      locale: 'th',
      autoAdvance: true,
      config: { chatUrl: '' },
      loadText: (locale, namespace) => {
        if (namespace !== 'chat-entrance' || failures === 3) return loadText(locale, namespace);
        failures += 1;
        return Promise.reject(new Error('offline'));
      },
    });
    expect(await screen.findByRole('button', { name: 'แชทกับแอดมิน' })).toBeVisible();
    expect(screen.getByText(/^คุยกับแอดมิน/)).toBeVisible();
    expect(failures).toBe(3);
  });

  it.each([
    ['code', 'press'],
    ['code', 'network'],
    ['text', 'press'],
  ])('is retried when its %s cannot be fetched, by a %s, and the frame stays [8.29]', async (lacking, by) => {
    let isReachable = false;
    const fetched = async <T,>(part: string, value: T) => {
      if (part === lacking && !isReachable) throw new Error('offline');
      return value;
    };
    const Screen = lazyScreen({
      load: () => fetched('code', () => <h2>{useTranslation('contact').t('website')}</h2>),
      texts: ['contact'],
      Failed: PageFailed,
    });
    const i18n = await startLocale('en', (_locale, namespace) =>
      namespace === 'contact' ? fetched('text', { website: 'Here' }) : loadText('en', namespace),
    );
    const store = createAppStore(await makeServices(await makeWorld()));
    await act(async () =>
      render(
        <I18nextProvider i18n={i18n}>
          <Provider store={store}>
            <p>frame</p>
            <Screen />
          </Provider>
        </I18nextProvider>,
      ),
    );
    expect(await screen.findByText('This part could not be loaded')).toBeVisible();
    // A visitor has no money here.
    expect(screen.getByText('Check your connection and try again.')).toBeVisible();
    expect(screen.getByText('frame')).toBeVisible();
    isReachable = true;
    if (by === 'press') await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    else ['offline' as const, 'online' as const].forEach(switchNetwork);
    expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible();
  });

  it('covers the page, and says after 5 s that it takes longer than usual [7.01] [9.13]', async () => {
    const arrival = Promise.withResolvers<undefined>();
    const { clock } = await renderApp({
      path: '/contact',
      loadText: async (locale, namespace) => {
        if (namespace === 'contact') await arrival.promise;
        return loadText(locale, namespace);
      },
    });
    expect(screen.getByText('Loading')).toBeVisible();
    await clock.advance(4_999);
    expect(screen.queryByText(/longer than usual/)).toBeNull();
    await clock.advance(1);
    expect(screen.getByText(/longer than usual/)).toBeVisible();
    arrival.resolve(undefined);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText(/longer than usual/)).toBeNull();
  });

  it('lets the member close an agreement that cannot be fetched, and does not show it again [2.43]', async () => {
    const { user, clock } = await renderApp({
      signedIn: SOMCHAI,
      autoAdvance: true,
      world: await makeWorld(undefined, { hasAgreements: true }),
      loadText: (locale, namespace) =>
        namespace === 'agreement' ? Promise.reject(new Error('offline')) : loadText(locale, namespace),
    });
    const alert = await screen.findByRole('alertdialog', { name: 'This part could not be loaded' });
    expect(within(alert).getByText('Check your connection and try again. Your money is safe.')).toBeVisible();
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await screen.findByRole('button', { name: /^Deposit/ })).toBeEnabled();
    // After a press, home waits for still hands before it opens a dialog.
    await clock.advance(STILL_MS);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
