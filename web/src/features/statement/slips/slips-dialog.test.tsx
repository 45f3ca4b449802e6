import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { slipReasons } from 'contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import reasons from '../../../../locales/en/slip-reasons.json' with { type: 'json' };
import { SOMCHAI } from 'mock-server/testing';
import { createBrowserPlatform } from '../../../platform/browser-platform.ts';
import { findToast, toastText } from '../../../testing/find-toast.ts';
import { holdCall } from '../../../testing/hold-call.ts';
import { makeWorld, renderApp, type RenderOptions, type TestWorld } from '../../../testing/render-app.tsx';
import { announced } from '../../../testing/screen-texts/announced.ts';
import { standInForToasts } from '../../../testing/stand-in-toasts.ts';

const LIST = 'POST /api/statement/slip';
const EVERY_SLIP = 'a member with slips of every kind';

const dialog = () => screen.findByRole('dialog', { name: 'Slip status' });
const bodyRows = async () =>
  within(await dialog())
    .getAllByRole('row')
    .slice(1);
const views = async () => within(await dialog()).findAllByRole('button', { name: /^View / });

async function open(options: RenderOptions = {}) {
  const app = await renderApp({ path: '/user/statement', signedIn: SOMCHAI, ...options });
  // Files of the mock are on the app's own host, as with a real backend.
  const base = document.createElement('base');
  base.href = 'http://localhost/';
  document.head.append(base);
  await app.user.click(await screen.findByRole('button', { name: 'Slip status' }));
  await dialog();
  return app;
}

afterEach(() => document.querySelector('base')?.remove());

/** A browser that opens tabs or blocks them. */
function withTabs(isBlocked = false) {
  const tab = { show: vi.fn<(url: string) => void>(), close: vi.fn<() => void>() };
  const openTab = vi.fn(() => (isBlocked ? null : tab));
  return { tab, openTab, platform: { ...createBrowserPlatform(window), openTab } };
}

async function worldWithoutLinks(): Promise<TestWorld> {
  const world = await makeWorld(EVERY_SLIP);
  await world.control.setFlags({ slipLinks: false });
  return world;
}

const toneOf = (status = '') =>
  status === 'Success' ? 'success' : status.startsWith('Failed') ? 'danger' : 'info';

describe('the slips', () => {
  it('are listed ten a page, with time, amount, status, and the reason in brackets [1.15] [2.74] [2.76] [3.19] [4.08] [4.09] [7.38] [8.12] [8.13] [8.14] [8.15] [8.16] [8.17] [8.18] [9.25] [9.31]', async () => {
    const { user, world } = await open({ scenario: EVERY_SLIP });
    await views();
    const heads = within(await dialog()).getAllByRole('columnheader');
    expect(heads.slice(0, 4).map((head) => head.textContent)).toEqual([
      'Received',
      'Amount (baht)',
      'Status',
      'Picture',
    ]);
    expect(await bodyRows()).toHaveLength(10);
    const seen: string[] = [];
    const collect = async () => {
      for (const row of await bodyRows()) {
        const cells = within(row).getAllByRole('cell');
        const [time, amount, status] = cells.map((cell) => cell.textContent);
        expect(cells[2]?.querySelector('span')?.className).toContain(toneOf(status));
        expect(time).toMatch(/^\d\d\/\d\d\/2026 \d\d:\d\d:\d\d$/);
        expect(cells[0]?.querySelector('time')?.dateTime).toMatch(/^2026-\d\d-\d\dT\d\d:\d\d:\d\d/);
        expect(amount).toMatch(/^\d+\.\d\d$/);
        seen.push(status ?? '');
      }
    };
    await collect();
    await user.click(within(await dialog()).getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByText('Showing 11–13 of 13')).toBeVisible();
    await collect();
    expect(seen.slice(0, 2)).toEqual(['In progress', 'Success']);
    expect(seen.slice(2).sort()).toEqual(slipReasons.map((code) => `Failed (${reasons[code]})`).sort());
    expect(seen).toContain('Failed (Wrong destination account)');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(async () => expect(await world.control.count({ call: LIST })).toBe(3));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Refresh' })).not.toHaveAttribute('aria-busy'),
    );
    expect(screen.getByText('Showing 11–13 of 13')).toBeVisible();
  });

  it('show "-" for an amount not above 0, and an unknown reason unchanged [2.76] [3.19] [4.08] [4.09] [5.33] [8.12]', async () => {
    const world = await makeWorld();
    const slip = { createdAt: '2026-11-20T02:00:00.000Z', status: 'FAILED', link: null, reference: null };
    await world.control.addFault({
      call: LIST,
      kind: 'status',
      status: 200,
      body: JSON.stringify({
        total: 5,
        slips: [
          { ...slip, amount: 0, note: 'TOO_DARK' },
          { ...slip, amount: -5, note: '' },
          { ...slip, amount: 0, note: 'common:failure' },
          { ...slip, amount: null, note: null },
          { ...slip, amount: 0.01, status: 'whatever', note: 'NOT_MATCH' },
        ],
      }),
    });
    await open({ world });
    await within(await dialog()).findByRole('table');
    const cells = (await bodyRows()).map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
        .slice(1),
    );
    expect(cells).toEqual([
      ['-', 'Failed (TOO_DARK)', '-'],
      ['-', 'Failed', '-'],
      ['-', 'Failed (common:failure)', '-'],
      ['-', 'Failed', '-'],
      ['0.01', 'In progress', '-'],
    ]);
  });

  it('lead from a full page to the next one where the service does not count them [2.76] [2.77] [7.38]', async () => {
    const world = await makeWorld();
    const slip = { createdAt: '2026-11-20T02:00:00.000Z', amount: 5, status: 'SUCCESS', note: null };
    const answer = (length: number) =>
      world.control.addFault({
        call: LIST,
        kind: 'status',
        status: 200,
        body: JSON.stringify({
          slips: Array.from({ length }, () => ({ ...slip, link: null, reference: null })),
        }),
      });
    await answer(10);
    const { user } = await open({ world });
    expect(await screen.findByText('Showing 1–10 of 10+')).toBeVisible();
    await answer(2);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('Showing 11–12 of 12')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('are reloaded by the refresh button [2.76]', async () => {
    const { user, world } = await open({ scenario: 'a member with two slips in progress' });
    await views();
    expect(within(await dialog()).getAllByText('In progress')).toHaveLength(2);
    await world.control.advanceClock({ seconds: 60 });
    const list = await holdCall(world, LIST);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await list.hasCome();
    expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'true');
    await list.release();
    await waitFor(async () => expect(within(await dialog()).queryByText('In progress')).toBeNull());
    expect(await bodyRows()).toHaveLength(2);
    expect(await world.control.count({ call: LIST })).toBeGreaterThan(1);
  });

  it('stay, marked as old, when they cannot be read again, until another try [8.29]', async () => {
    const { user, world } = await open({ scenario: EVERY_SLIP });
    await views();
    await world.control.addFault({ call: LIST, kind: 'reset' });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    const old = await screen.findByText('The latest data could not be loaded');
    expect(await bodyRows()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(old).not.toBeInTheDocument());
    expect(await bodyRows()).toHaveLength(10);
  });

  it('are read again when the dialog opens again [2.74] [2.76] [4.08]', async () => {
    const { user, world } = await open({ scenario: 'a member with two slips in progress' });
    await views();
    await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await world.control.advanceClock({ seconds: 60 });
    await user.click(screen.getByRole('button', { name: 'Slip status' }));
    await waitFor(async () => expect(within(await dialog()).getAllByText('Success')).not.toEqual([]));
    expect(within(await dialog()).queryByText('In progress')).toBeNull();
  });

  it('say when there are none [2.76]', async () => {
    await open();
    expect(await screen.findByText('No slips yet')).toBeVisible();
  });

  it.each(['reset', 'wrong-shape'] as const)(
    'fail silently and offer a retry when they cannot be read (%s) [2.76] [8.29]',
    async (kind) => {
      const world = await makeWorld(EVERY_SLIP);
      await world.control.addFault({ call: LIST, kind });
      const { user } = await open({ world });
      expect(await screen.findByText('The slips could not be loaded')).toBeVisible();
      expect(announced('The slips could not be loaded')).toHaveLength(1);
      expect(await toastText()).toBe('');
      await user.click(screen.getByRole('button', { name: 'Refresh' }));
      expect(await views()).toHaveLength(10);
    },
  );
});

it.each(['Try again', 'Refresh'])(
  'a page of slips that failed is read again by “%s”, and not the first [2.76]',
  async (name) => {
    const { user, world } = await open({ scenario: EVERY_SLIP });
    await views();
    await world.control.addFault({ call: LIST, kind: 'reset' });
    await user.click(within(await dialog()).getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByText('The slips could not be loaded')).toBeVisible();
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText('Showing 11–13 of 13')).toBeVisible();
  },
);

describe('the picture of a slip', () => {
  it('opens by its link in a new window, without another call [2.76] [7.39]', async () => {
    const { tab, openTab, platform } = withTabs();
    const { user, world } = await open({ scenario: EVERY_SLIP, platform });
    const [first, second] = await views();
    await user.click(first!);
    await waitFor(() => expect(tab.show).toHaveBeenCalledTimes(1));
    expect(openTab).toHaveBeenCalledTimes(1);
    await user.click(second!);
    await waitFor(() => expect(tab.show).toHaveBeenCalledTimes(2));
    const [one, other] = tab.show.mock.calls.map(([address]) => address);
    for (const address of [one, other]) expect(address).toMatch(/^http:\/\/localhost\/files\/[\w-]+$/);
    expect(other).not.toBe(one);
    expect(await world.control.count({ text: 'reference' })).toBe(0);
  });

  it('is requested by reference if there is no link, in a window opened during the press [2.76] [3.19] [7.39]', async () => {
    const { tab, openTab, platform } = withTabs();
    const world = await worldWithoutLinks();
    const link = await holdCall(world, 'GET /api/statement/slip/reference/{reference}');
    const { user } = await open({ world, platform });
    const [first, second] = await views();
    await user.click(first!);
    expect(openTab).toHaveBeenCalledTimes(1);
    expect(tab.show).not.toHaveBeenCalled();
    // One at a time.
    expect(first).toHaveAttribute('aria-busy', 'true');
    expect(second).not.toHaveAttribute('aria-busy');
    await user.click(first!);
    await user.click(second!);
    await link.hasCome();
    await link.release();
    await waitFor(() => expect(tab.show).toHaveBeenCalledTimes(1));
    expect(tab.show.mock.calls[0]?.[0]).toMatch(/^http:\/\/localhost\/files\//);
    expect(openTab).toHaveBeenCalledTimes(1);
  });

  it.each(['http://evil.test/slip.png', 'javascript:alert(1)'])(
    'is requested by reference if its link is %j [2.76] [7.39]',
    async (link) => {
      const { tab, platform } = withTabs();
      const world = await worldWithoutLinks();
      const [known] = await world.control.slips();
      const reference = known?.id;
      const slip = { createdAt: '2026-11-20T02:00:00.000Z', amount: 1, status: 'SUCCESS', note: null };
      const body = JSON.stringify({ total: 1, slips: [{ ...slip, link, reference }] });
      await world.control.addFault({ call: LIST, kind: 'status', status: 200, body });
      const url = 'https://media.test/slip.png';
      await world.control.addFault({
        call: 'GET /api/statement/slip/reference/{reference}',
        kind: 'status',
        status: 200,
        body: JSON.stringify({ url }),
      });
      const { user } = await open({ world, platform });
      await user.click((await views())[0]!);
      await waitFor(() => expect(tab.show).toHaveBeenCalledWith(url));
    },
  );

  it.each([true, false])(
    'is shown in the dialog where no window opens (blocked: %s), with a way back [2.76]',
    async (isBlocked) => {
      const { platform } = withTabs(true);
      const kiosk = createBrowserPlatform(window);
      delete kiosk.openTab;
      const { user } = await open({
        world: await worldWithoutLinks(),
        platform: isBlocked ? platform : kiosk,
      });
      await user.click((await views())[0]!);
      const picture = await screen.findByRole('img', { name: 'Picture of the slip' });
      expect(picture).toHaveAttribute('src', expect.stringMatching(/\/files\//));
      fireEvent.error(picture);
      expect(await screen.findByRole('alert')).toHaveTextContent('The picture could not be opened');
      const buttons = within(screen.getByRole('dialog')).getAllByRole('button');
      // In the dialog's header, where the kiosk has its only way back.
      expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
        'Back to the slips',
        'Close',
        null,
      ]);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('img', { name: 'Picture of the slip' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Back to the slips' }));
      expect(await views()).toHaveLength(10);
    },
  );

  it.each([
    ['is shown in a new window from any host', false, [], 'window'],
    ['is not even asked for in the dialog from a host that is not listed', true, [], 'nowhere'],
    ['is shown in the dialog from a listed host', true, ['https://media.test'], 'dialog'],
  ] as const)('%s [2.76] [3.15]', async (_, isBlocked, mediaHosts, where) => {
    const url = 'https://media.test/slip.png';
    const world = await worldWithoutLinks();
    await world.control.addFault({
      call: 'GET /api/statement/slip/reference/{reference}',
      kind: 'status',
      status: 200,
      body: JSON.stringify({ url }),
    });
    const { tab, platform } = withTabs(isBlocked);
    const { user } = await open({ world, platform, config: { mediaHosts } });
    await user.click((await views())[0]!);
    if (where === 'window') await waitFor(() => expect(tab.show).toHaveBeenCalledWith(url));
    else await screen.findByRole('button', { name: 'Back to the slips' });
    const picture = screen.queryByRole('img', { name: 'Picture of the slip' });
    const failure = screen.queryByText('The picture could not be opened. Please try again.');
    expect(picture?.getAttribute('src')).toBe(where === 'dialog' ? url : undefined);
    expect(failure !== null).toBe(where === 'nowhere');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('shows why it cannot be loaded, and leaves no empty window open [2.76] [7.39]', async () => {
    const { tab, platform } = withTabs();
    const world = await worldWithoutLinks();
    const [slip] = await world.control.slips();
    for (const { id } of await world.control.slips()) await world.control.loseSlipFile(id);
    expect(slip).toBeDefined();
    const { user } = await open({ world, platform });
    await user.click((await views())[0]!);
    expect(await screen.findByText('No data was found.')).toBeVisible();
    expect(tab.close).toHaveBeenCalledTimes(1);
    expect(tab.show).not.toHaveBeenCalled();
  });

  it('leaves the end of the session to the login, and no empty window open [4.02] [7.39]', async () => {
    const { tab, platform } = withTabs();
    const world = await worldWithoutLinks();
    const call = 'GET /api/statement/slip/reference/{reference}';
    await world.control.addFault({ call, kind: 'refuse', code: 'EXPIRED_AUTH_TOKEN' });
    const { user } = await open({ world, platform });
    const toasts = await standInForToasts();
    const [view] = await views();
    // The router cannot navigate with it.
    document.querySelector('base')?.remove();
    await user.click(view!);
    expect(await screen.findByText(/^Your session has ended/)).toBeVisible();
    await waitFor(() => expect(tab.close).toHaveBeenCalledTimes(1));
    expect(toasts()).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'http://evil.test/slip.png',
    'https://user@evil.test/slip.png',
    '/login',
    '/api/bonus/clear',
    '//evil.test:8443/a',
  ])('is never opened at %s, neither as link nor as reply [2.76] [7.39]', async (address) => {
    const { tab, platform } = withTabs();
    const world = await worldWithoutLinks();
    const slip = { createdAt: '2026-11-20T02:00:00.000Z', amount: 1, status: 'SUCCESS', note: null };
    await world.control.addFault({
      call: LIST,
      kind: 'status',
      status: 200,
      body: JSON.stringify({
        total: 2,
        slips: [
          { ...slip, link: address, reference: null },
          { ...slip, link: null, reference: 'sl-1' },
        ],
      }),
    });
    await world.control.addFault({
      call: 'GET /api/statement/slip/reference/{reference}',
      kind: 'status',
      status: 200,
      body: JSON.stringify({ url: address }),
    });
    const { user } = await open({ world, platform });
    const buttons = await views();
    expect(buttons).toHaveLength(1);
    await user.click(buttons[0]!);
    await findToast('error', 'The picture could not be opened. Please try again.');
    expect(tab.show).not.toHaveBeenCalled();
    expect(tab.close).toHaveBeenCalledTimes(1);
  });
});
