import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import lao from '../../../locales/lo/common.json' with { type: 'json' };
import { switchNetwork } from '../../testing/browser-state.ts';
import { toastText } from '../../testing/find-toast.ts';
import { makeWorld, renderApp } from '../../testing/render-app.tsx';

const notice = () => screen.findByRole('complementary', { name: 'Notice' });

async function worldWithNotice(html: string) {
  const world = await makeWorld();
  await world.control.setLookups({ notice: html });
  return world;
}

describe('a notice of the service', () => {
  it.each(['/login', '/register'])('is shown on %s and in full in a dialog [3.07]', async (path) => {
    const world = await worldWithNotice('<p>Closed <b>tonight</b> from 2 to 3</p>');
    const { user } = await renderApp({ world, path });
    await user.click(within(await notice()).getByRole('button', { name: 'Read the notice' }));
    const dialog = await screen.findByRole('dialog', { name: 'Notice' });
    expect(await within(dialog).findByText('tonight')).toBeVisible();
  });

  it('is shown on home and on no other page of the member [2.06] [3.07]', async () => {
    const world = await worldWithNotice('<p>Hello</p>');
    const home = await renderApp({ world, signedIn: SOMCHAI });
    expect(await notice()).toBeVisible();
    home.unmount();
    await renderApp({ world, signedIn: SOMCHAI, path: '/user/statement' });
    await screen.findByRole('heading', { name: 'Statement' });
    expect(screen.queryByRole('complementary', { name: 'Notice' })).toBeNull();
  });

  it('is reloaded when the language changes [1.19] [3.07] [7.02]', async () => {
    const world = await worldWithNotice('<p>Closed tonight</p>');
    const { user } = await renderApp({ world, path: '/login' });
    await within(await notice()).findByText('Closed tonight');
    await world.control.setLookups({ notice: '<p>ປິດຄືນນີ້</p>' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'lo');
    expect(await screen.findByText('ປິດຄືນນີ້')).toBeVisible();
    expect(screen.queryByText('Closed tonight')).toBeNull();
  });

  it.each(['<p><br></p>', '&nbsp;', '<script>1</script>'])(
    'is not shown when nothing of it can be read (%s) [3.07]',
    async (html) => {
      const world = await worldWithNotice('<p>Closed tonight</p>');
      const { user } = await renderApp({ world, path: '/login' });
      await notice();
      await world.control.setLookups({ notice: html });
      await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'lo');
      await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    },
  );

  it('is sanitised', async () => {
    const world = await worldWithNotice(
      '<p>Hi</p><script>window.stolen = 1</script><iframe src="/x"></iframe>',
    );
    await renderApp({ world, path: '/login' });
    await within(await notice()).findByText('Hi');
    expect(document.querySelector('aside script, aside iframe')).toBeNull();
  });

  it('stays dismissed for the visit, and a new one is shown', async () => {
    const world = await worldWithNotice('<p>One</p>');
    const first = await renderApp({ world, path: '/login' });
    await first.user.click(within(await notice()).getByRole('button', { name: 'Close this notice' }));
    expect(screen.queryByRole('complementary', { name: 'Notice' })).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
    first.unmount();
    const second = await renderApp({ world, path: '/login' });
    await world.control.waitFor({ call: 'GET /api/lookup/notice', count: 2 });
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(screen.queryByRole('complementary', { name: 'Notice' })).toBeNull();
    second.unmount();
    await world.control.setLookups({ notice: '<p>Two</p>' });
    await renderApp({ world, path: '/login' });
    expect(await within(await notice()).findByText('Two')).toBeVisible();
  });

  it('stays dismissed in each language in which it was put away', async () => {
    const world = await worldWithNotice('<p>Closed</p>');
    const { user, clock } = await renderApp({ world, path: '/login' });
    const language = () => screen.getByRole('combobox');
    const putAway = async (name: string) => user.click(await screen.findByRole('button', { name }));
    await putAway('Close this notice');
    await world.control.setLookups({ notice: '<p>ປິດ</p>' });
    await user.selectOptions(language(), 'lo');
    await screen.findByText('ປິດ');
    await putAway(lao.notice.put_away_button);
    await world.control.setLookups({ notice: '<p>Closed</p>' });
    await user.selectOptions(language(), 'en');
    await screen.findByRole('heading', { name: 'Welcome back' });
    await clock.advance(0);
    expect(await world.control.count({ call: 'GET /api/lookup/notice' })).toBe(3);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('shows again after a member has signed out [2.20]', async () => {
    const world = await worldWithNotice('<p>One</p>');
    const { user } = await renderApp({ world, signedIn: SOMCHAI });
    await user.click(within(await notice()).getByRole('button', { name: 'Close this notice' }));
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(await notice()).toBeVisible();
  });

  it('is read for the visitor too when a member logs out on the login page [3.07]', async () => {
    const world = await worldWithNotice('<p>Closed tonight</p>');
    const { user } = await renderApp({ world, signedIn: SOMCHAI, path: '/login' });
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await within(await notice()).findByText('Closed tonight')).toBeVisible();
    expect(await world.control.count({ call: 'GET /api/lookup/notice' })).toBe(2);
  });

  it('floats over home if it loads late, without a layout shift, and is in place on the next visit [3.07]', async () => {
    const world = await worldWithNotice('<p>Late</p>');
    await world.control.addFault({ call: 'GET /api/lookup/notice', kind: 'hang', times: 1 });
    const { user } = await renderApp({ world, signedIn: SOMCHAI });
    await screen.findByText('1,000.00');
    await world.control.clearFaults();
    expect((await notice()).closest('[data-floating]')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Statement' }));
    await screen.findByRole('heading', { name: 'Statement' });
    await user.click(screen.getByRole('link', { name: 'Home' }));
    expect((await notice()).closest('[data-floating]')).toBeNull();
  });

  it('stays, in its dialog too, when it cannot be read again [3.07] [8.29]', async () => {
    const world = await worldWithNotice('<p>Closed tonight</p>');
    const { user } = await renderApp({ world, path: '/login' });
    await user.click(within(await notice()).getByRole('button', { name: 'Read the notice' }));
    const dialog = await screen.findByRole('dialog', { name: 'Notice' });
    switchNetwork('offline');
    await world.control.addFault({ call: 'GET /api/lookup/notice', kind: 'reset' });
    switchNetwork('online');
    await act(() => world.control.waitFor({ call: 'GET /api/lookup/notice', count: 2 }));
    expect(within(dialog).getByText('Closed tonight')).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'Notice', hidden: true })).toBeVisible();
  });

  it.each([{ kind: 'reset' }, { kind: 'status', status: 200, body: 'null' }] as const)(
    'is silent when it cannot be read (%j) [8.29]',
    async (fault) => {
      const world = await worldWithNotice('<p>One</p>');
      await world.control.addFault({ call: 'GET /api/lookup/notice', ...fault });
      await renderApp({ world, path: '/register' });
      await act(() => world.control.waitFor({ call: 'GET /api/lookup/notice' }));
      expect(await screen.findByRole('heading', { name: 'Your phone number' })).toBeVisible();
      expect(screen.queryByRole('complementary', { name: 'Notice' })).toBeNull();
      expect(await toastText()).toBe('');
    },
  );
});
