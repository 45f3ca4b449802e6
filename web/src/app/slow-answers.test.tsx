import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { fill } from '../testing/fill.ts';
import { makeWorld, renderApp, type TestWorld } from '../testing/render-app.tsx';

const LONG = 'This is taking longer than usual. Still waiting for an answer.';

type Call = Parameters<TestWorld['control']['addFault']>[0]['call'];
type View = Awaited<ReturnType<typeof renderApp>>;

const press = async ({ user }: View, name: RegExp | string) =>
  user.click(await screen.findByRole('button', { name }));

/** Where a member waits: the call, the page, and the steps that start the wait. */
interface Setting {
  scenario?: string;
  arrange?: (world: TestWorld) => Promise<unknown>;
  /** Steps before the wait, whose calls are answered. */
  before?: (view: View) => Promise<void>;
}

const LIVE_QR: Setting = {
  scenario: 'a member with a live KBANK QR',
  before: async (view) => {
    await press(view, 'Deposit');
    await screen.findByRole('button', { name: 'Cancel deposit' });
  },
};
const ASKED_TO_CANCEL: Setting = {
  ...LIVE_QR,
  before: async (view) => {
    await LIVE_QR.before?.(view);
    await press(view, 'Cancel deposit');
  },
};

const WAITS: [call: Call, path: string, open?: (view: View) => Promise<void>, setting?: Setting][] = [
  ['GET /api/wallet', '/user/home'],
  ['POST /api/statement', '/user/statement'],
  ['GET /api/bonus/check/active', '/user/bonus'],
  ['GET /api/bonus', '/user/bonus'],
  ['GET /api/spinwheel/setup', '/user/spin'],
  ['GET /api/refund/check', '/user/home', (view) => press(view, /^Refund/)],
  ['GET /api/account/profile', '/user/profile'],
  ['GET /api/lookup/contact', '/user/contact'],
  ['GET /api/lookup/contact', '/contact'],
  ['GET /api/lookup/deposit', '/user/home', (view) => press(view, 'Deposit')],
  ['GET /api/lookup/withdraw', '/user/home', (view) => press(view, 'Withdraw')],
  ['POST /api/statement/slip', '/user/statement', (view) => press(view, /slip/i)],
  ['GET /api/wallet/account/{slotCode}', '/user/home', (view) => press(view, /^PG ?350/)],
  ['GET /api/wallet/refresh/slot', '/user/home', (view) => press(view, 'Check balance')],
  [
    'POST /api/login',
    '/login',
    async ({ user }) => {
      await fill(user, await screen.findByLabelText('Phone number'), SOMCHAI);
      await user.type(screen.getByLabelText('Password'), '123456{Enter}');
    },
  ],
  [
    'PUT /api/account/profile',
    '/user/profile',
    async (view) => {
      await press(view, 'Edit profile name');
      await view.user.type(await screen.findByLabelText('Profile name'), ' Jaidee');
      await press(view, 'Save');
    },
  ],
  [
    'POST /api/refund',
    '/user/home',
    (view) => press(view, /^Refund/),
    { scenario: 'a member with many refunds' },
  ],
  [
    'POST /api/refund',
    '/user/home',
    (view) => press(view, 'Next page'),
    { scenario: 'a member with many refunds', before: (view) => press(view, /^Refund/) },
  ],
  [
    'POST /api/statement',
    '/user/statement',
    (view) => press(view, 'Next page'),
    { arrange: ({ control }) => control.addStatementLines(SOMCHAI, { count: 20 }) },
  ],
  [
    'GET /api/statement/slip/reference/{reference}',
    '/user/statement',
    async ({ user }) => {
      const [first] = await screen.findAllByRole('button', { name: /^View/ });
      if (first) await user.click(first);
    },
    {
      scenario: 'a member with slips of every kind',
      arrange: ({ control }) => control.setFlags({ slipLinks: false }),
      before: (view) => press(view, 'Slip status'),
    },
  ],
  ['GET /api/wallet', '/user/home', (view) => press(view, 'I have paid, check balance'), LIVE_QR],
  ['DELETE /api/qrcode/{qrcodeId}', '/user/home', (view) => press(view, 'Cancel QR'), ASKED_TO_CANCEL],
  [
    'POST /api/spinwheel/spin',
    '/user/spin',
    (view) => press(view, /^Spin \d/),
    { scenario: 'a member with coins' },
  ],
];

describe('a wait longer than 5 s', () => {
  it.each(WAITS)('for %s at %s shows a message, and not earlier', async (call, path, open, setting = {}) => {
    const world = await makeWorld(setting.scenario);
    await setting.arrange?.(world);
    const signedIn = path.startsWith('/user') ? { signedIn: SOMCHAI } : {};
    if (!open) await world.control.addFault({ call, kind: 'hang', times: 'always' });
    const view = await renderApp({ world, path, ...signedIn });
    if (open) {
      await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
      await view.clock.advance(0);
      await setting.before?.(view);
      await world.control.addFault({ call, kind: 'hang', times: 'always' });
      await open(view);
    }
    // The screen's code has loaded, so the wait has begun.
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull());
    await view.clock.advance(4_900);
    expect(screen.queryByText(LONG)).toBeNull();
    await view.clock.advance(200);
    expect(within(document.body).getAllByText(LONG).length).toBeGreaterThan(0);
  });

  it.each([
    ['Deposit', 'GET /api/lookup/deposit'],
    ['Withdraw', 'GET /api/lookup/withdraw'],
  ] as const)('for the dialog of %s shows its message above what is loading', async (name, call) => {
    const world = await makeWorld();
    await world.control.addFault({ call, kind: 'hang', times: 'always' });
    const view = await renderApp({ world, path: '/user/home', signedIn: SOMCHAI });
    await press(view, name);
    const dialog = within(await screen.findByRole('dialog'));
    const loading = await dialog.findByRole('status', { name: 'Loading' });
    await view.clock.advance(5_100);
    const message = await dialog.findByText(LONG);
    expect(loading.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });
});
