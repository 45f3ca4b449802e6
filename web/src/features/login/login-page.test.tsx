import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import common from '../../../locales/en/common.json' with { type: 'json' };
import { startLocale } from '../../shared/session/locale.ts';
import { createAppStore } from '../../shared/session/services.ts';
import { loadText } from '../../shared/session/text-sets/load-text.ts';
import { findToast } from '../../testing/find-toast.ts';
import { holdCall } from '../../testing/hold-call.ts';
import { makeServices, makeWorld, renderApp } from '../../testing/render-app.tsx';
import { createSharedScreen } from '../../testing/shared-screen.ts';
import { LoginForm } from './login-form.tsx';
import { loginAction, openFormAtom } from './login-state.ts';

const phoneField = () => screen.findByLabelText('Phone number');
const passwordField = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Log in' });

describe('the login', () => {
  it('stores the token for the visit and goes to /user in place of the login [1.03] [2.17] [2.20] [6.01] [7.09]', async () => {
    const push = vi.spyOn(window.history, 'pushState');
    const { user } = await renderApp({ path: '/login' });
    await user.type(await phoneField(), '0812345678');
    expect(passwordField()).toHaveAttribute('type', 'password');
    expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');
    const remember = screen.getByRole('checkbox', { name: 'Remember me on this device' });
    expect(remember).not.toBeChecked();
    await user.dblClick(remember);
    await user.type(passwordField(), '123456{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/user/home'));
    expect(sessionStorage.getItem('token')).toMatch(/\S/);
    expect(localStorage.getItem('token')).toBeNull();
    expect(push).not.toHaveBeenCalled();
  });

  it('has a phone number and a password, known as such to keyboards and password managers [2.17]', async () => {
    await renderApp({ path: '/login' });
    const phone = await phoneField();
    expect(
      [phone, passwordField()].map((field) => [
        field.getAttribute('type'),
        field.getAttribute('name'),
        field.getAttribute('autocomplete'),
      ]),
    ).toEqual([
      ['tel', 'username', 'username'],
      ['password', 'password', 'current-password'],
    ]);
    expect(phone).toHaveAttribute('inputmode', 'tel');
    expect(phone).toHaveAttribute('enterkeyhint', 'next');
  });

  it('starts at its phone number for a visitor who has not just registered [2.17] [2.25]', async () => {
    await renderApp({ path: '/login' });
    expect(await phoneField()).toHaveValue('');
    expect(passwordField()).not.toHaveFocus();
  });

  it('hides the password until it is asked to show it [2.17]', async () => {
    const { user } = await renderApp({ path: '/login' });
    await phoneField();
    await user.click(screen.getByRole('button', { name: 'Show password: Password' }));
    expect(passwordField()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password: Password' }));
    expect(passwordField()).toHaveAttribute('type', 'password');
  });

  it('stores the token for good when remember-me is chosen [2.20]', async () => {
    const { user } = await renderApp({ path: '/login' });
    await user.type(await phoneField(), '0812345678');
    await user.type(passwordField(), '123456');
    await user.click(screen.getByRole('checkbox', { name: 'Remember me on this device' }));
    await user.click(submit());
    await waitFor(() => expect(localStorage.getItem('token')).toMatch(/\S/));
    expect(sessionStorage.getItem('token')).toBeNull();
  });

  it('keeps no token for good on a shared screen, which offers no remember-me [2.20]', async () => {
    const platform = { ...createSharedScreen(), offersRememberMe: false };
    const { services } = await renderApp({ path: '/login', platform });
    await phoneField();
    expect(screen.queryByRole('checkbox')).toBeNull();
    const store = createAppStore(services);
    store.set(openFormAtom);
    const start = vi.spyOn(services.session, 'start').mockReturnValue();
    await act(() => store.set(loginAction, { username: '0812345678', password: '123456', remember: true }));
    expect(start.mock.calls).toEqual([[expect.stringMatching(/\S/), false]]);
  });

  it.each([
    ['081-234-5678'],
    [' 081 234 5678 '],
    ['+66 81 234 5678'],
    ['020 5551 2345'],
    ['๐๘๑๒๓๔๕๖๗๘'],
    ['໐໘໑໒໓໔໕໖໗໘'],
  ])('understands the phone number written as %j [2.17] [7.09]', async (typed) => {
    const { user } = await renderApp({ path: '/login' });
    await user.click(await phoneField());
    await user.paste(typed);
    await user.type(passwordField(), '123456{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/user/home'));
  });

  it('shows a message that names another text of the app as it is [7.01] [8.01]', async () => {
    const world = await makeWorld();
    const body = JSON.stringify({ message: 'common:loading' });
    await world.control.addFault({ call: 'POST /api/login', kind: 'status', status: 400, body });
    const { user } = await renderApp({ world, path: '/login' });
    await user.type(await screen.findByLabelText('Phone number'), '0812345678');
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    expect(await screen.findByText('common:loading')).toBeVisible();
  });

  it('refuses a password with another space on the form in the member’s language, and clears that on typing [1.03] [2.18] [7.01] [7.09] [8.01] [8.02] [8.20]', async () => {
    const { user, world } = await renderApp({ path: '/login', locale: 'th' });
    await user.type(await screen.findByLabelText('เบอร์โทรศัพท์'), '0812345678');
    expect(screen.getByLabelText('เบอร์โทรศัพท์')).not.toHaveAccessibleDescription();
    await user.type(screen.getByLabelText('รหัสผ่าน'), ' 123456{Enter}');
    const { WRONG_CREDENTIAL } = (await import('../../../locales/th/errors.json')).default;
    expect(await screen.findByText(WRONG_CREDENTIAL)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(WRONG_CREDENTIAL);
    for (const field of ['เบอร์โทรศัพท์', 'รหัสผ่าน'])
      expect(screen.getByLabelText(field)).toHaveAccessibleDescription(WRONG_CREDENTIAL);
    expect(screen.getByLabelText('เบอร์โทรศัพท์')).toHaveValue('0812345678');
    await user.type(screen.getByLabelText('รหัสผ่าน'), '1');
    expect(screen.queryByText(WRONG_CREDENTIAL)).toBeNull();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(WRONG_CREDENTIAL)).toBeVisible();
    await user.type(screen.getByLabelText('เบอร์โทรศัพท์'), '{Backspace}');
    expect(screen.queryByText(WRONG_CREDENTIAL)).toBeNull();
    const login = await holdCall(world, 'POST /api/login');
    await user.type(screen.getByLabelText('เบอร์โทรศัพท์'), '8{Enter}');
    await login.hasCome();
    // There is no error to clear yet: the attempt goes on.
    await user.type(screen.getByLabelText('รหัสผ่าน'), '1');
    expect(screen.getByRole('button', { name: 'เข้าสู่ระบบ' })).toHaveAttribute('aria-busy', 'true');
    await login.release();
    expect(await screen.findByText(WRONG_CREDENTIAL)).toBeVisible();
    // A new visit to this page does not show it above its empty fields.
    await user.click(screen.getByRole('link', { name: 'วิธีใช้' }));
    await screen.findByRole('heading', { level: 1, name: /วิธี/ });
    await user.click(screen.getByRole('link', { name: 'เข้าสู่ระบบ' }));
    expect(await screen.findByLabelText('รหัสผ่าน')).toHaveValue('');
    expect(screen.queryByText(WRONG_CREDENTIAL)).toBeNull();
  });

  it.each([
    ['<b>New rule 7</b>', 400],
    ['<b>New rule 7</b>', 500],
    // The name of a group of texts, which is no text.
    ['common:failure', 400],
    ['common:close_button', 400],
  ])(
    'shows the untranslated message %j unchanged as text, with status %i [7.01] [8.20]',
    async (message, status) => {
      const world = await makeWorld();
      await world.control.addFault({ call: 'POST /api/login', kind: 'refuse', message, status });
      const { user } = await renderApp({ world, path: '/login' });
      await user.type(await phoneField(), '0812345678');
      await user.type(passwordField(), '123456{Enter}');
      expect(await screen.findByText(message)).toBeVisible();
    },
  );

  it('refused by status 401 without a reason says that it failed, and not to log in first [7.09] [8.02]', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: 'POST /api/login', kind: 'status', status: 401, body: '' });
    const { user } = await renderApp({ world, path: '/login' });
    await user.type(await phoneField(), '0812345678');
    await user.type(passwordField(), '123456{Enter}');
    expect(await screen.findByText('Login failed. Please try again.')).toBeVisible();
    expect(screen.queryByText('Please log in first.')).toBeNull();
  });

  it.each([
    ['', '123456', 'Enter your phone number'],
    ['somchai', '123456', 'Check the phone number'],
    ['0812345678', '', 'Enter your password'],
  ])(
    'asks for the missing fields of %j / %j before sending [2.17] [2.18] [8.20]',
    async (phone, password, text) => {
      const { user, world } = await renderApp({ path: '/login' });
      await phoneField();
      if (phone) await user.type(await phoneField(), phone);
      if (password) await user.type(passwordField(), password);
      await user.click(submit());
      expect(await screen.findByText(text)).toBeVisible();
      expect(document.activeElement).toHaveAccessibleDescription(text);
      expect(
        [await phoneField(), passwordField()].filter((field) => field.hasAttribute('aria-invalid')),
      ).toEqual([document.activeElement]);
      for (const field of [await phoneField(), passwordField()]) {
        await user.click(submit());
        expect(await screen.findByText(text)).toBeVisible();
        await user.type(field, '1{Backspace}');
        expect(screen.queryByText(text)).toBeNull();
      }
      await user.click(submit());
      expect(await screen.findByText(text)).toBeVisible();
      await user.clear(password ? passwordField() : await phoneField());
      expect(screen.queryByText(text)).toBeNull();
      expect(await world.control.count({ call: 'POST /api/login' })).toBe(0);
    },
  );

  it('sends once for Enter and a click in the same tick', async () => {
    const { user, world } = await renderApp({ path: '/login' });
    await user.type(await phoneField(), '0812345678');
    await user.type(passwordField(), '123456');
    act(() => {
      const form = submit().closest('form');
      form?.requestSubmit();
      submit().click();
      form?.requestSubmit();
    });
    await waitFor(() => expect(window.location.pathname).toBe('/user/home'));
    expect(await world.control.count({ call: 'POST /api/login' })).toBe(1);
  });

  it.each([
    ['Register', '/register'],
    ['Contact', '/contact'],
  ])('signs no one in if the reply arrives after a visit to %s [2.20]', async (link, path) => {
    const world = await makeWorld();
    const late = await world.control.addFault({ call: 'POST /api/login', kind: 'hang' });
    const { user, clock, services } = await renderApp({ world, path: '/login' });
    await user.type(await phoneField(), '0812345678');
    await user.type(passwordField(), '123456{Enter}');
    const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
    await user.click(menu.getByRole('link', { name: new RegExp(`^${link}`) }));
    await screen.findByRole('heading', { level: 1 });
    await world.control.removeFault(late.id);
    await waitFor(() => expect(world.control.count({ call: 'POST /api/login' })).resolves.toBe(1));
    await clock.advance(100);
    expect(window.location.pathname).toBe(path);
    expect(services.session.snapshot().status).toBe('guest');
    expect(sessionStorage.getItem('token')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.click(menu.getByRole('link', { name: 'Log in' }));
    await phoneField();
    expect(submit()).not.toHaveAttribute('aria-busy');
  });

  it('says after 5 s without an answer, and not before, that it takes long', async () => {
    const world = await makeWorld();
    const login = await holdCall(world, 'POST /api/login');
    const { user, clock } = await renderApp({ world, path: '/login' });
    await user.type(await phoneField(), '0812345678');
    await user.type(passwordField(), '1{Enter}');
    await login.hasCome();
    await clock.advance(4_999);
    expect(screen.queryByText(/taking longer than usual/)).toBeNull();
    await clock.advance(1);
    expect(await screen.findByText(/taking longer than usual/)).toBeVisible();
    await login.release();
    await waitFor(() => expect(screen.queryByText(/taking longer than usual/)).toBeNull());
  });

  it('signs in a visitor who is back on the login when the reply arrives [2.20]', async () => {
    const world = await makeWorld();
    const late = await world.control.addFault({ call: 'POST /api/login', kind: 'hang' });
    const { user } = await renderApp({ world, path: '/login' });
    await user.type(await phoneField(), '0812345678');
    await user.type(passwordField(), '123456{Enter}');
    const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
    await user.click(menu.getByRole('link', { name: /^Contact/ }));
    await user.click(menu.getByRole('link', { name: 'Log in' }));
    await phoneField();
    await world.control.removeFault(late.id);
    await waitFor(() => expect(window.location.pathname).toBe('/user/home'));
  });

  it('blocks the login while the service requires a wait of a minute, also after a reload [8.02]', async () => {
    const world = await makeWorld();
    await world.control.addFault({
      call: 'POST /api/login',
      kind: 'refuse',
      code: 'REQUEST_LIMIT_1MIN',
      times: 1,
    });
    const first = await renderApp({ world, path: '/login' });
    await first.user.type(await phoneField(), '0812345678');
    await first.user.type(passwordField(), '123456{Enter}');
    expect(await screen.findByRole('button', { name: 'Try again in 01:00' })).toBeDisabled();
    act(() => document.querySelector('form')?.requestSubmit());
    await first.clock.advance(10_000);
    expect(await world.control.count({ call: 'POST /api/login' })).toBe(1);
    first.unmount();
    const { clock } = await renderApp({ world, path: '/login', clock: first.clock });
    expect(await screen.findByRole('button', { name: 'Try again in 00:50' })).toBeDisabled();
    await clock.advance(49_000);
    expect(screen.getByRole('button', { name: 'Try again in 00:01' })).toBeDisabled();
    await clock.advance(1_000);
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeEnabled();
  });

  it('says that nothing was sent when offline, and keeps the fields [8.20]', async () => {
    const { user, world } = await renderApp({ path: '/login' });
    await user.type(await phoneField(), '0812345678');
    await user.type(passwordField(), '123456');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(submit());
    expect(await screen.findByText(/^No internet\. Nothing was sent\./)).toBeVisible();
    expect(await world.control.count({ call: 'POST /api/login' })).toBe(0);
    expect(passwordField()).toHaveValue('123456');
  });

  it.each(['reset', 'wrong-shape'] as const)(
    'stays usable after an invalid reply (%s) [3.23] [8.20]',
    async (kind) => {
      const world = await makeWorld();
      await world.control.addFault({ call: 'POST /api/login', kind });
      const { user } = await renderApp({ world, path: '/login' });
      await user.type(await phoneField(), '0812345678');
      await user.type(passwordField(), '123456{Enter}');
      expect(await screen.findByText('We could not reach the service. Please try again.')).toBeVisible();
      await user.click(submit());
      await waitFor(() => expect(window.location.pathname).toBe('/user/home'));
    },
  );

  it('leads to the registration, from which Back leads to it again [2.19]', async () => {
    const { user } = await renderApp({ path: '/login' });
    await phoneField();
    const main = within(screen.getByRole('main'));
    expect(main.getByText('No account yet?')).toBeVisible();
    expect(main.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
    const push = vi.spyOn(window.history, 'pushState');
    await user.click(main.getByRole('link', { name: 'Register' }));
    expect(await screen.findByRole('heading', { name: 'Your phone number' })).toBeVisible();
    expect(push).toHaveBeenCalledOnce();
    await act(async () => window.history.back());
    // The registration has a phone field of the same name.
    await waitFor(() => expect(passwordField()).toBeVisible());
  });

  it('changes the language immediately and for the next visit, and sends it in a cookie [1.19] [2.02]', async () => {
    const { user } = await renderApp({ path: '/login', locale: 'th' });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'ภาษา' }), 'lo');
    expect(await screen.findByRole('heading', { name: 'ຍິນດີຕ້ອນຮັບກັບມາ' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'ພາສາ' })).toHaveValue('lo');
    expect(localStorage.getItem('locale')).toBe('lo');
    expect(document.cookie).toContain('language=LO');
    expect(document.documentElement.lang).toBe('lo');
  });

  it('shows the name of the service in the language that is chosen [2.02]', async () => {
    const { user, world } = await renderApp({ path: '/login' });
    const name = () => screen.getAllByRole('banner')[0]?.textContent;
    await waitFor(() => expect(name()).toMatch(/Rimkhong/));
    await world.control.setLookups({ info: { name: 'ຮິມຂອງ', website: '' } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'lo');
    await waitFor(() => expect(name()).toMatch(/ຮິມຂອງ/));
  });

  it('shows a chosen language at once, and until its texts fail to load; then it says why [1.19]', async () => {
    const { promise: texts, reject: fail } = Promise.withResolvers<never>();
    const { user, clock } = await renderApp({
      path: '/login',
      loadText: (locale, namespace) => (locale === 'lo' ? texts : loadText(locale, namespace)),
    });
    await phoneField();
    const language = () => screen.getByRole('combobox', { name: 'Language' });
    await user.selectOptions(language(), 'lo');
    expect(language()).toHaveValue('lo');
    expect(language()).toHaveAttribute('aria-busy', 'true');
    await clock.advance(4_999);
    expect(screen.queryByText(/^This is taking longer than usual/)).toBeNull();
    await clock.advance(1);
    await findToast('info', common.taking_long);
    await act(async () => fail(new Error('offline')));
    await findToast('error', common.not_loaded.text);
    expect(language()).toHaveValue('en');
    expect(language()).not.toHaveAttribute('aria-busy');
  });

  it('is sent before the files of the next page are fetched, which would take its place on the network', async () => {
    const world = await makeWorld();
    const began: string[] = [];
    const { fetch } = world.network;
    vi.spyOn(world.network, 'fetch').mockImplementation((address, init) => {
      began.push('login');
      return fetch(address, init);
    });
    const i18n = await startLocale('en', undefined, ['login', 'errors']);
    const user = userEvent.setup({ delay: null });
    render(
      <I18nextProvider i18n={i18n}>
        <Provider store={createAppStore(await makeServices(world))}>
          <LoginForm registeredPhone="0812345678" onSend={() => began.push('files')} />
        </Provider>
      </I18nextProvider>,
    );
    await user.type(passwordField(), '123456{Enter}');
    await waitFor(() => expect(sessionStorage.getItem('token')).toMatch(/\S/));
    expect(began).toEqual(['login', 'files']);
  });
});
