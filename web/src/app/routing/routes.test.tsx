import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { VISITOR_PATHS } from 'contracts/rules';
import { Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import { intendedUrl } from '../../shared/session/intended-url.ts';
import { fill } from '../../testing/fill.ts';
import { createAppStore } from '../../shared/session/services.ts';
import { holdCall } from '../../testing/hold-call.ts';
import { makeServices, makeWorld, renderApp } from '../../testing/render-app.tsx';
import { RequireSession } from './guards.tsx';
import { preloadPage, visitorRoutes } from './routes.tsx';

async function logIn(user: Awaited<ReturnType<typeof renderApp>>['user'], password = '123456') {
  await fill(user, await screen.findByLabelText('Phone number'), SOMCHAI);
  await fill(user, screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('the routes', () => {
  it('keeps the intended URL for after the login, in place of which it comes [2.11]', async () => {
    const push = vi.spyOn(window.history, 'pushState');
    const { user } = await renderApp({ path: '/user/statement?x=1#y' });
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(window.location.pathname).toBe('/login');
    await logIn(user);
    expect(await screen.findByRole('heading', { name: 'Statement' })).toBeVisible();
    const { pathname, search, hash } = window.location;
    expect(pathname + search + hash).toBe('/user/statement?x=1#y');
    expect(push).not.toHaveBeenCalled();
  });

  it('keeps the intended URL through the public pages that a visitor opens before the login [2.11]', async () => {
    const { user } = await renderApp({ path: '/user/statement' });
    const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
    await user.click(menu.getByRole('link', { name: 'Log in' }));
    await user.click(menu.getByRole('link', { name: 'Contact' }));
    await screen.findByRole('heading', { name: 'Contact us' });
    await user.click(menu.getByRole('link', { name: 'Log in' }));
    await logIn(user);
    expect(await screen.findByRole('heading', { name: 'Statement' })).toBeVisible();
  });

  it.each([
    '/user',
    '/user/home',
    '/user/profile',
    '/user/bonus',
    '/user/statement',
    '/user/contact',
    '/user/spin',
  ])(
    'sends visitors without a stored token from %s to the login [2.06] [2.07] [2.11] [6.02]',
    async (path) => {
      await renderApp({ path });
      expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
      const { usr } = window.history.state as { usr: unknown };
      expect(intendedUrl(usr)).toBe(path);
    },
  );

  it.each([
    null,
    {},
    { from: 7 },
    { from: '/login' },
    { from: '//evil.example/user' },
    { from: '/username' },
  ])('leads home after the login from %j, which is no page of a member [2.11] [2.20]', (state) =>
    expect(intendedUrl(state)).toBe('/user'),
  );

  it('load the texts of the wanted page ahead also if its address has a query or a hash', () => {
    const wanted = preloadPage('/user/statement', true);
    expect(wanted).toContain('statement');
    for (const end of ['?x=1', '#y', '?x=1#y'])
      expect(preloadPage(`/user/statement${end}`, true)).toBe(wanted);
  });

  it.each(['/user/', '/user?x=1', '/user#y'])('leads after the login to %s [2.11]', (from) =>
    expect(intendedUrl({ from })).toBe(from),
  );

  it('leads a member from the root to home, to which Back does not lead again [2.01] [2.06]', async () => {
    const push = vi.spyOn(window.history, 'pushState');
    await renderApp({ path: '/', signedIn: SOMCHAI });
    await waitFor(() => expect(window.location.pathname).toBe('/user/home'));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeInTheDocument();
    expect(push).not.toHaveBeenCalled();
  });

  it.each([
    ['/user/profile', 'Profile'],
    ['/user/bonus', 'Bonus'],
    ['/user/statement', 'Statement'],
    ['/user/contact', 'Contact us'],
    ['/user/spin', 'กงล้อริมโขง'],
  ])(
    'shows a plain page with its title at %s, never a dead link [2.06] [2.07] [6.02]',
    async (path, title) => {
      await renderApp({ path, signedIn: SOMCHAI });
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(document.querySelector('main[class*=member]')).toBeVisible();
    },
  );

  it('are public at exactly the paths that a browser may keep in memory [2.01] [2.02] [2.03] [2.04] [2.05]', () =>
    expect(visitorRoutes.map(({ path }) => path)).toEqual([...VISITOR_PATHS]));

  it.each([
    ['/register', 'Your phone number'],
    ['/howto', 'How to use'],
    ['/contact', 'Contact us'],
  ])(
    'shows %s to everyone, with /login as its home [2.01] [2.02] [2.03] [2.04] [2.05]',
    async (path, title) => {
      await renderApp({ path });
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      const [brand] = within(screen.getByRole('banner')).getAllByRole('link');
      expect(brand).toHaveAttribute('href', '/login');
    },
  );

  it.each([undefined, SOMCHAI])(
    'show the end of the service and 404 Page Not Found to visitors and members (%s) [2.08] [2.09]',
    async (signedIn) => {
      const first = await renderApp({ path: '/terminated', signedIn });
      expect(await screen.findByRole('heading', { name: 'This service has closed' })).toBeVisible();
      expect(screen.getByText(/^It can no longer be used/)).toBeVisible();
      expect(document.title).toBe('Page not found');
      // This page does not know whether the service has ended.
      await first.user.click(screen.getByRole('link', { name: 'Try again' }));
      await waitFor(() => expect(window.location.pathname).toBe(signedIn ? '/user/home' : '/login'));
      first.unmount();
      for (const path of ['/nowhere', '/terminated/nowhere', '/login/nowhere', '/user/nowhere/at/all']) {
        const { unmount } = await renderApp({ path, signedIn });
        expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
        expect(screen.getByText(/^There is nothing at this address/)).toBeVisible();
        expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/user');
        expect(document.title).toMatch(/^404 Page Not Found/);
        unmount();
      }
    },
  );

  it('show 404 Page Not Found at an address with a line break [2.09]', async () => {
    await renderApp({ path: '/contact%0d%0ax', signedIn: SOMCHAI });
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  });

  it('asks before opening a public page clears token, agreement and last sync [2.13]', async () => {
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem('remember-agreement', '1');
      storage.setItem('last_sync', '1');
    }
    localStorage.setItem('locale', 'en');
    const { user, services } = await renderApp({ path: '/contact', signedIn: SOMCHAI });
    const question = await screen.findByRole('alertdialog', { name: 'You are still logged in' });
    expect(question).toHaveAccessibleDescription(
      /^This page is for visitors\..* in each tab that shares this login\./,
    );
    await user.click(within(question).getByRole('button', { name: 'Log out' }));
    // Not a logout, which forgets the member's open orders too.
    expect(services.session.snapshot().lastEnd).toBe('landed-outside');
    await screen.findByRole('heading', { name: 'Contact us' });
    expect(window.location.pathname).toBe('/contact');
    expect({ ...sessionStorage }).toEqual({});
    expect(Object.keys(localStorage).toSorted()).toEqual(['locale', 'signed-out']);
  });

  it('asks again on the next public page when a member has logged in elsewhere meanwhile [2.13]', async () => {
    const world = await makeWorld();
    const { user } = await renderApp({ world, path: '/contact' });
    await screen.findByRole('heading', { name: 'Contact us' });
    localStorage.setItem('token', await world.signIn(SOMCHAI));
    act(
      () =>
        void window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage })),
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.click(
      within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name: 'How to' }),
    );
    expect(await screen.findByRole('alertdialog', { name: 'You are still logged in' })).toBeVisible();
  });

  it.each([
    ['the service refuses its token', /^Your session has ended/],
    ['another tab logs out', /^Your session was ended in another window/],
  ])('do not ask about a session once %s, and keep the reason [2.13] [4.02]', async (how, reason) => {
    const world = await makeWorld();
    const call = 'GET /api/lookup/active';
    const { id } = await world.control.addFault({ call, kind: 'latency', milliseconds: 60_000 });
    const isRefused = how === 'the service refuses its token';
    if (isRefused) await world.control.addFault({ call, kind: 'refuse', code: 'EXPIRED_AUTH_TOKEN' });
    const { user, services } = await renderApp({ world, path: '/login', signedIn: SOMCHAI });
    const question = await screen.findByRole('alertdialog', { name: 'You are still logged in' });
    const confirm = within(question).getByRole('button', { name: 'Log out' });
    if (isRefused) await world.control.removeFault(id);
    else {
      sessionStorage.removeItem('token');
      act(
        () =>
          void window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage })),
      );
    }
    const note = await screen.findByText(reason);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // The dialog was still closing.
    act(() => confirm.click());
    expect(note).toBeVisible();
    // Nor is the login on this page a new arrival.
    await logIn(user);
    expect(await screen.findByRole('status', { name: 'Total balance' })).toBeVisible();
    expect(services.session.snapshot().lastEnd).toBeNull();
  });

  it('leads back to the wallet with the session when the member does not sign out [2.13]', async () => {
    const { user } = await renderApp({ path: '/login', signedIn: SOMCHAI });
    await user.click(await screen.findByRole('button', { name: 'Back to my wallet' }));
    await waitFor(() => expect(window.location.pathname).toBe('/user/home'));
    expect(await screen.findByText('Somchai', { exact: false })).toBeVisible();
    act(() => {
      window.history.pushState(null, '', '/register');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await user.click(await screen.findByRole('button', { name: 'Back to my wallet' }));
    await waitFor(() => expect(window.location.pathname).toBe('/user/home'));
    expect(sessionStorage.getItem('token')).not.toBeNull();
  });

  it('goes to /terminated when the lookup says that the service is gone [2.12] [2.08] [7.02]', async () => {
    const world = await makeWorld();
    const body = JSON.stringify({ terminated: 'gone' });
    await world.control.addFault({ call: 'GET /api/lookup/active', kind: 'status', status: 200, body });
    await renderApp({ world, path: '/login' });
    expect(await screen.findByRole('heading', { name: 'This service has closed' })).toBeVisible();
    expect(window.location.pathname).toBe('/terminated');
    await waitFor(() => expect(document.title).toBe('Page not found'));
  });

  it('uses the terminated style until the lookup says that the service is active [2.12]', async () => {
    const world = await makeWorld();
    const fault = await world.control.addFault({ call: 'GET /api/lookup/active', kind: 'hang' });
    await renderApp({ world, path: '/login' });
    const page = (await screen.findByRole('heading', { name: 'Welcome back' })).closest('section');
    expect(page).toHaveAttribute('data-terminated');
    await world.control.removeFault(fault.id);
    await waitFor(() => expect(page).not.toHaveAttribute('data-terminated'));
  });

  it('asks again as a visitor when the lookup refuses the stored token [2.12]', async () => {
    const world = await makeWorld();
    const call = 'GET /api/lookup/active';
    await world.control.addFault({ call, kind: 'refuse', code: 'EXPIRED_AUTH_TOKEN' });
    const body = JSON.stringify({ terminated: 'gone' });
    await world.control.addFault({ call, kind: 'status', status: 200, body });
    await renderApp({ world, path: '/login', signedIn: SOMCHAI });
    expect(await screen.findByRole('heading', { name: 'This service has closed' })).toBeVisible();
    expect(await world.control.count({ call })).toBe(2);
  });

  it('leaves a visitor on the page to which they went before the answer [2.12]', async () => {
    const world = await makeWorld();
    const lookup = await holdCall(world, 'GET /api/lookup/active');
    const { user, clock } = await renderApp({ world, path: '/login' });
    await lookup.hasCome();
    await user.click(await screen.findByRole('link', { name: 'How to' }));
    await screen.findByRole('heading', { name: 'How to use' });
    await world.control.setFlags({ terminated: true });
    await lookup.release();
    await clock.advance(100);
    expect(window.location.pathname).toBe('/howto');
  });

  it('gives all public pages but contact a top offset [2.01] [2.05]', async () => {
    const hasOffset = async (path: string) => {
      const { unmount } = await renderApp({ path });
      await screen.findByRole('navigation', { name: 'Menu' });
      const offset = document.querySelector('[class*=topOffset]');
      unmount();
      return offset !== null;
    };
    for (const path of ['/login', '/register', '/howto']) expect(await hasOffset(path)).toBe(true);
    expect(await hasOffset('/contact')).toBe(false);
  });

  it('asks whether the service is active at /login and nowhere else, and stays there unless the answer is gone [2.12] [3.07]', async () => {
    const answers = ['soon', 'GONE', 'gone ', true].map((terminated) => JSON.stringify({ terminated }));
    const bodies = answers.map((body) => ({ kind: 'status', status: 200, body }) as const);
    for (const fault of [{ kind: 'reset' } as const, ...bodies]) {
      const world = await makeWorld();
      await world.control.addFault({ call: 'GET /api/lookup/active', ...fault });
      const login = await renderApp({ world, path: '/login' });
      const page = (await screen.findByRole('heading', { name: 'Welcome back' })).closest('section');
      await waitFor(() => expect(page).not.toHaveAttribute('data-terminated'));
      expect(page).toBeVisible();
      expect(await world.control.count({ call: 'GET /api/lookup/active' })).toBe(1);
      login.unmount();
    }
    for (const [path, name] of [
      ['/register', 'Your phone number'],
      ['/howto', 'How to use'],
      ['/contact', 'Contact us'],
    ] as const) {
      const page = await renderApp({ path });
      await screen.findByRole('heading', { name });
      await page.world.control.waitFor({ call: 'GET /api/lookup/info' });
      expect(await page.world.control.count({ call: 'GET /api/lookup/active' })).toBe(0);
      page.unmount();
    }
  });

  it('goes to /terminated for good when any call answers gone [2.08] [4.02] [7.01]', async () => {
    const push = vi.spyOn(window.history, 'pushState');
    const world = await makeWorld();
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'gone', times: 'always' });
    await renderApp({ world, signedIn: SOMCHAI });
    expect(await screen.findByRole('heading', { name: 'This service has closed' })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    expect({ ...sessionStorage }).toEqual({});
    expect(push).not.toHaveBeenCalled();
    window.history.pushState(null, '', '/user/home');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(window.location.pathname).toBe('/terminated'));
  });

  it.each([
    ['UNAUTHORIZED', 'Your session has ended'],
    ['EXPIRED_AUTH_TOKEN', 'Your session has ended'],
    ['INVALID_USER_1', 'could not verify your identity'],
    ['INVALID_USER_2', 'could not verify your identity'],
    ['INVALID_USER_3', 'could not verify your identity'],
    ['INVALID_USER_4', 'could not verify your identity'],
  ] as const)(
    'sends the member to the whole /login when a call answers %s, and back afterwards [2.19] [4.02] [8.02]',
    async (code, reason) => {
      const world = await makeWorld();
      await world.control.addFault({ call: 'POST /api/statement', kind: 'refuse', code });
      const { user } = await renderApp({ world, path: '/user/statement', signedIn: SOMCHAI });
      expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
      expect(screen.getByText(reason, { exact: false })).toBeVisible();
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
      expect({ ...sessionStorage }).toEqual({});
      await logIn(user);
      expect(await screen.findByRole('heading', { name: 'Statement' })).toBeVisible();
      expect(await world.control.count({ call: 'GET /api/lookup/active' })).toBe(1);
    },
  );

  it('keep nothing of a member’s screen for the one who signs in in another window [6.02]', async () => {
    const services = await makeServices(await makeWorld(), { signedIn: SOMCHAI });
    render(
      <Provider store={createAppStore(services)}>
        <MemoryRouter>
          <RequireSession>
            <input />
          </RequireSession>
        </MemoryRouter>
      </Provider>,
    );
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'mine' } });
    act(() => services.session.start('of another', false));
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  it('says that the session was ended in another window, and leads back afterwards [2.11]', async () => {
    const world = await makeWorld();
    localStorage.setItem('token', await world.signIn(SOMCHAI));
    const { user } = await renderApp({ world, path: '/user/statement' });
    expect(await screen.findByRole('heading', { name: 'Statement' })).toBeVisible();
    localStorage.removeItem('token');
    act(
      () =>
        void window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage })),
    );
    expect(await screen.findByText(/^Your session was ended in another window/)).toBeVisible();
    await logIn(user);
    expect(await screen.findByRole('heading', { name: 'Statement' })).toBeVisible();
  });

  it('lead on from the login when the member logs in in another window, whose session stays [2.11]', async () => {
    const world = await makeWorld();
    const { user } = await renderApp({ world, path: '/user/statement' });
    const own = await holdCall(world, 'POST /api/login');
    await logIn(user);
    await own.hasCome();
    const token = await world.signIn(SOMCHAI);
    localStorage.setItem('token', token);
    act(
      () =>
        void window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage })),
    );
    expect(await screen.findByRole('heading', { name: 'Statement' })).toBeVisible();
    await own.release();
    await screen.findAllByRole('listitem');
    expect(localStorage.getItem('token')).toBe(token);
    expect(sessionStorage.getItem('token')).toBeNull();
  });

  it.each([
    ['status 200 with INVALID_USER_1', 200, '{"message":"INVALID_USER_1"}'],
    ['status 200 with INVALID_USER_2', 200, '{"message":"INVALID_USER_2"}'],
    ['status 200 with INVALID_USER_3', 200, '{"message":"INVALID_USER_3"}'],
    ['status 200 with INVALID_USER_4', 200, '{"message":"INVALID_USER_4"}'],
    ['status 200 with EXPIRED_AUTH_TOKEN', 200, '{"message":"EXPIRED_AUTH_TOKEN"}'],
    ['status 200 with the message', 200, '{"message":"cannot verify identity"}'],
    ['status 400 with the message', 400, '{"message":"Cannot verify identity"}'],
    ['status 403 with the message', 403, '{"message":" cannot verify identity "}'],
    ['status 401 with another message', 401, '{"message":"jwt malformed"}'],
    ['status 401 without a body', 401, ''],
  ])('takes %s as a refused session [4.02]', async (_, status, body) => {
    const world = await makeWorld();
    await world.control.addFault({ call: 'POST /api/statement', kind: 'status', status, body });
    await renderApp({ world, path: '/user/statement', signedIn: SOMCHAI });
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(sessionStorage.getItem('token')).toBeNull();
  });

  it('logs out: clears the token, and the next member starts at home unless they open a page [2.11] [2.16] [2.20] [7.10]', async () => {
    const { user, world } = await renderApp({ path: '/user/statement', signedIn: SOMCHAI });
    const fetched = vi.spyOn(window, 'fetch');
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(sessionStorage.getItem('token')).toBeNull();
    const sent = await world.control.journal({});
    expect(sent.filter(({ call }) => call === null)).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
    await logIn(user);
    await waitFor(() => expect(window.location.pathname).toBe('/user/home'));
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    act(() => {
      window.history.pushState(null, '', '/user/statement?x=1');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await logIn(user);
    await waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe('/user/statement?x=1'),
    );
  });
});

describe('the menus', () => {
  /** The items by name with their target; null for those that open a dialog. */
  const itemsOf = (menu: string) =>
    [...screen.getByRole('navigation', { name: menu }).querySelectorAll('a, button')].map((item) => [
      item.textContent,
      item.getAttribute('href'),
    ]);

  it('offer visitors home, register, how-to and contact [2.14]', async () => {
    await renderApp({ path: '/login' });
    await screen.findByRole('navigation', { name: 'Menu' });
    expect(itemsOf('Menu')).toEqual([
      ['Log in', '/login'],
      ['Register', '/register'],
      ['How to', '/howto'],
      ['Contact', '/contact'],
    ]);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Log in');
  });

  it('offer members profile, conditions, home, statement and contact [2.15]', async () => {
    const { user } = await renderApp({ signedIn: SOMCHAI });
    await screen.findByRole('navigation', { name: 'Member menu' });
    expect(itemsOf('Member menu')).toEqual([
      ['Profile', '/user/profile'],
      ['Conditions', null],
      ['Home', '/user/home'],
      ['Statement', '/user/statement'],
      ['Contact', '/user/contact'],
    ]);
    const menu = screen.getByRole('navigation', { name: 'Member menu' });
    const large = () => [...menu.querySelectorAll('[class*=prominent]')].map((item) => item.textContent);
    const current = () => within(menu).getByRole('link', { current: 'page' }).textContent;
    expect([large(), current()]).toEqual([['Home'], 'Home']);
    await user.click(within(menu).getByRole('link', { name: 'Profile' }));
    await waitFor(() => expect([large(), current()]).toEqual([['Home'], 'Profile']));
  });

  it('open the conditions in a dialog, rendered as HTML [2.15] [2.31]', async () => {
    const { user, world } = await renderApp({ signedIn: SOMCHAI });
    const { conditions } = await world.control.lookups();
    expect(conditions.length).toBeGreaterThan(1);
    await user.click(await screen.findByRole('button', { name: 'Conditions' }));
    const dialog = await screen.findByRole('dialog', { name: 'Conditions of use' });
    await waitFor(() => expect(dialog.querySelector('ol')?.children).toHaveLength(conditions.length));
    expect(dialog.textContent).not.toMatch(/<\w/);
  });

  it.each([
    ['/register', undefined, '/login', 'Log in'],
    ['/user/profile', SOMCHAI, '/user/home', 'Home'],
  ])(
    'are led by a link from %s for %s to %s, called “%s” while the service has no name [2.02] [2.16]',
    async (path, signedIn, to, name) => {
      const world = await makeWorld();
      await world.control.addFault({ call: 'GET /api/lookup/info', kind: 'reset', times: 'always' });
      await renderApp({ world, path, signedIn });
      const [brand] = within((await screen.findAllByRole('banner'))[0] as HTMLElement).getAllByRole('link');
      expect(brand).toHaveAccessibleName(name);
      expect(brand).toHaveAttribute('href', to);
    },
  );

  it('show the name of the service, the languages and the way out above the member area [2.16]', async () => {
    await renderApp({ signedIn: SOMCHAI });
    expect(await screen.findByRole('combobox', { name: 'Language' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('banner')[0]).toHaveTextContent(/Rim/));
  });

  it('keep the way out of a shared screen closed only while money moves [2.16] [2.20]', async () => {
    const platform = {
      ...createBrowserPlatform(window),
      sessionEndWording: 'finish' as const,
      keepsWork: false,
    };
    const { user, services } = await renderApp({ signedIn: SOMCHAI, platform });
    const button = await screen.findByRole('button', { name: 'End session' });
    let stop = () => {};
    act(() => void (stop = services.visit.moveMoney()));
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(sessionStorage.getItem('token')).not.toBeNull();
    act(stop);
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(sessionStorage.getItem('token')).toBeNull();
  });
});
