import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SOMCHAI, TEST_TIME } from 'mock-server/testing';
import { dateTimeText } from '../../../lib/date-text.ts';
import { takeConsoleErrors } from '../../../testing/console-errors.ts';
import { fetchElsewhere } from '../../../testing/pages.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { openApp, openChat } from '../testing.ts';

const STATEMENT = 'a member with every kind of statement line';
const TIME = String.raw`\d\d/\d\d/\d{4} \d\d:\d\d:\d\d`;

type App = Awaited<ReturnType<typeof openApp>>;

/** Texts that support has received from the member. */
async function received({ world }: App): Promise<string[]> {
  const messages = await world.control.chatMessages(await world.control.chatRoomOf(SOMCHAI));
  return messages.map(({ message }) => (message.payload as { message: string }).message);
}

const panel = async () => within(await screen.findByRole('dialog', { name: 'Our staff' }));
const box = async () => (await panel()).findByRole('textbox', { name: 'Type a message' });

const askAboutWithdrawal = async () => {
  const app = await openApp({ scenario: STATEMENT, path: '/user/statement', signedIn: SOMCHAI });
  const name = new RegExp(`^Ask our staff ${TIME}$`);
  const [button] = await screen.findAllByRole('button', { name });
  if (!button) throw new Error('no row offers support');
  await app.user.click(button);
  return app;
};

/** The account of the QR is in kip, the wallet in baht. */
async function createQrInKip({ user, world }: App) {
  const { banks } = await world.control.depositOptions();
  const inKip = banks.flatMap((bank) => (bank.bankCode === 'WW' ? [{ ...bank, currency: 'LAK' }] : []));
  const body = JSON.stringify({ banks: inKip, wallets: [], isManual: false });
  await world.control.addFault({ call: 'GET /api/lookup/deposit', kind: 'status', status: 200, body });
  await user.click(await screen.findByRole('button', { name: 'Deposit' }));
  await user.click(await screen.findByRole('button', { name: /^WW/ }));
  await user.click(await screen.findByRole('button', { name: '100' }));
  await user.click(screen.getByRole('button', { name: /^Create QR/ }));
}

describe('the subject of a message to support', () => {
  it('is a row of the statement: kind, sum, time and status, before the words [9.31] (C8)', async () => {
    const app = await askAboutWithdrawal();
    const card = (await (await panel()).findByText('About: Withdrawal')).parentElement;
    expect(card).toHaveTextContent(
      new RegExp(`^About: WithdrawalAmount: 200.00 bahtTime: ${TIME}Status: In progress`),
    );
    await app.user.type(await box(), 'Where is it?{Enter}');
    await waitFor(async () =>
      expect(await received(app)).toEqual([
        expect.stringMatching(
          new RegExp(
            `^About: Withdrawal\nAmount: 200.00 baht\nTime: ${TIME}\nStatus: In progress\n\nWhere is it\\?$`,
          ),
        ) as string,
      ]),
    );
    expect((await panel()).queryByRole('button', { name: 'Do not send this item' })).toBeNull();
    await app.user.type(await box(), 'Hello?{Enter}');
    await waitFor(async () => expect((await received(app))[1]).toBe('Hello?'));
    await app.world.assertClean();
  });

  it('is a slip with its reason and reference [8.12] (C8)', async () => {
    const scenario = 'a member with slips of every kind';
    const app = await openApp({ scenario, path: '/user/statement', signedIn: SOMCHAI });
    await app.user.click(await screen.findByRole('button', { name: 'Slip status' }));
    const slips = within(await screen.findByRole('dialog', { name: 'Slip status' }));
    await app.user.click(
      (await slips.findAllByRole('button', { name: /^Ask our staff / }))[2] as HTMLElement,
    );
    await app.user.click(await (await panel()).findByRole('button', { name: 'Why was this refused?' }));
    await waitFor(async () =>
      expect((await received(app))[0]).toMatch(
        new RegExp(
          `^About: Slip\nAmount: 100.00 baht\nTime: ${TIME}\nStatus: Failed\nReason: .+\nReference: \\w+\n\nWhy was this refused\\?$`,
        ),
      ),
    );
  });

  it('is a refused order with the reason and the code (C8)', async () => {
    const scenario = 'a member with an active bonus';
    const app = await openApp({ scenario, path: '/user/home', signedIn: SOMCHAI });
    const { user } = app;
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await user.type(await screen.findByRole('textbox', { name: /Amount/ }), '100{Enter}');
    await user.click(await screen.findByRole('button', { name: /^Confirm: withdraw 100.00/ }));
    await user.click(
      await within(await screen.findByRole('alertdialog')).findByRole('button', { name: 'Ask our staff' }),
    );
    await (await panel()).findByText('About: Withdrawal');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    // A subject without text is a question too.
    await user.click((await panel()).getByRole('button', { name: 'Send' }));
    await waitFor(async () =>
      expect((await received(app))[0]).toMatch(
        new RegExp(
          `^About: Withdrawal\nAmount: 100.00 baht\nTime: ${TIME}\nReason: The bonus conditions are not met yet. \\(BONUS_CONDITION\\)$`,
        ),
      ),
    );
  });

  it('is an order that the app could not confirm, with the time when it was sent (C8) (W1)', async () => {
    const app = await openApp({ path: '/user/home', signedIn: SOMCHAI });
    const { user, world, clock } = app;
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await user.type(await screen.findByRole('textbox', { name: /Amount/ }), '100{Enter}');
    const confirm = await screen.findByRole('button', { name: /^Confirm: withdraw 100.00/ });
    await world.control.addFault({ call: 'POST /api/wallet/withdrawAll', kind: 'reset' });
    const sentAt = dateTimeText(app.services.clock.now());
    await user.click(confirm);
    await screen.findByText(/We are checking/);
    await world.control.addFault({ call: 'POST /api/statement', kind: 'reset', times: 'always' });
    expect(screen.queryByRole('button', { name: 'Ask our staff' })).toBeNull();
    await world.control.advanceClock({ seconds: 60 });
    await clock.advance(10_000);
    await user.click(await screen.findByRole('button', { name: 'Ask our staff' }));
    await user.click((await panel()).getByRole('button', { name: 'Send' }));
    await waitFor(async () =>
      expect((await received(app))[0]).toBe(
        `About: Withdrawal\nAmount: 100.00 baht\nTime: ${sentAt}\nStatus: Not confirmed yet`,
      ),
    );
  });

  it.each([
    {
      order: 'invite earnings on home',
      call: 'GET /api/invite/bonus',
      read: 'GET /api/wallet',
      give: async ({ user }: App) => user.click(await screen.findByRole('button', { name: 'Receive' })),
      about: /^About: Invite\nAmount: 300.00 baht\n/,
    },
    {
      order: 'money brought back from the game that was left',
      call: 'POST /api/wallet/transfer',
      read: 'POST /api/statement',
      give: async ({ user }: App) => user.click(await screen.findByRole('button', { name: /^Bring 350/ })),
      about: /^About: Transfer\n/,
    },
    {
      order: 'a QR',
      call: 'POST /api/qrcode/{bankCode}',
      read: 'GET /api/qrcode/{bankCode}',
      give: async ({ user }: App) => {
        await user.click(await screen.findByRole('button', { name: 'Deposit' }));
        await user.click(await screen.findByRole('button', { name: /^KBANK/ }));
        await user.click(await screen.findByRole('button', { name: '100' }));
        await user.click(screen.getByRole('button', { name: /^Create QR/ }));
      },
      about: /^About: Deposit\nAmount: 100.00 baht\n/,
    },
  ] as const)('is $order that the app could not confirm (C8) (W1)', async ({ call, read, give, about }) => {
    sessionStorage.setItem('left-for-game', 'PG');
    const app = await openApp({ path: '/user/home', signedIn: SOMCHAI });
    const { user, world, clock } = app;
    await screen.findByRole('button', { name: /^Bring 350/ });
    await world.control.addFault({ call, kind: 'reset' });
    await give(app);
    await screen.findByText(/We are checking/);
    await world.control.addFault({ call: read, kind: 'reset', times: 'always' });
    await clock.advance(10_000);
    await user.click(await screen.findByRole('button', { name: 'Ask our staff' }));
    await user.click((await panel()).getByRole('button', { name: 'Send' }));
    await waitFor(async () => expect((await received(app))[0]).toMatch(about));
    takeConsoleErrors();
  });

  it.each([
    {
      end: 'expired',
      status: 'This QR has expired',
      finish: ({ world }: App, { expireIn = 0 }) => world.control.advanceClock({ seconds: expireIn }),
    },
    {
      end: 'was cancelled elsewhere',
      status: 'This QR can no longer be paid',
      finish: async ({ world }: App, { qrcodeId = '' }) => {
        await fetchElsewhere(world, `/api/qrcode/${qrcodeId}`, { method: 'DELETE' });
      },
    },
  ])('is a QR that $end, in its own currency, with its code (C8) [3.12]', async ({ status, finish }) => {
    const app = await openApp({ path: '/user/home', signedIn: SOMCHAI });
    const { user, world, clock } = app;
    await createQrInKip(app);
    await screen.findByRole('img', { name: 'QR to pay 100.00 kip' });
    expect(screen.queryByRole('button', { name: 'Ask our staff' })).toBeNull();
    const [qr] = await world.control.qrs();
    if (!qr) throw new Error('no QR was created');
    await finish(app, qr);
    await clock.advance(2_000);
    await screen.findByText(status);
    await user.click(await screen.findByRole('button', { name: 'Ask our staff' }));
    await user.click((await panel()).getByRole('button', { name: 'Send' }));
    await waitFor(async () =>
      expect((await received(app))[0]).toMatch(
        new RegExp(
          `^About: Deposit\nAmount: 100.00 kip\nTime: ${TIME}\nStatus: ${status}\nReference: ${qr.qrcodeId}$`,
        ),
      ),
    );
  });

  it.each(['refused', 'not confirmed'] as const)(
    'is a QR whose creation is %s, in its own currency (C8) [3.11]',
    async (end) => {
      const app = await openApp({ path: '/user/home', signedIn: SOMCHAI });
      const { user, world, clock } = app;
      const call = 'POST /api/qrcode/{bankCode}';
      const body = JSON.stringify({ message: 'QR_FAIL' });
      await world.control.addFault(
        end === 'refused' ? { call, kind: 'status', status: 400, body } : { call, kind: 'reset' },
      );
      await createQrInKip(app);
      if (end === 'not confirmed') {
        await screen.findByText(/We are checking/);
        const read = 'GET /api/qrcode/{bankCode}';
        await world.control.addFault({ call: read, kind: 'reset', times: 'always' });
        await clock.advance(10_000);
      }
      await user.click(await screen.findByRole('button', { name: 'Ask our staff' }));
      await user.click((await panel()).getByRole('button', { name: 'Send' }));
      await waitFor(async () =>
        expect((await received(app))[0]).toMatch(/^About: Deposit\nAmount: 100.00 kip\n/),
      );
      takeConsoleErrors();
    },
  );

  it('can be removed, and survives a reload (C1) (C8)', async () => {
    const app = await askAboutWithdrawal();
    await app.user.type(await box(), 'half a wo');
    app.unmount();
    const again = await openChat({ world: app.world, path: '/user/statement' });
    expect(await again.panel.findByText('About: Withdrawal')).toBeVisible();
    await again.user.click(again.panel.getByRole('button', { name: 'Do not send this item' }));
    expect(again.panel.queryByText('About: Withdrawal')).toBeNull();
    await again.user.type(await box(), 'rd{Enter}');
    await waitFor(async () => expect(await received(app)).toEqual(['half a word']));
  });

  it('is the bonus in use, with the time of the question and not of the page (C8)', async () => {
    const scenario = 'a member with an active bonus';
    const app = await openApp({ scenario, path: '/user/bonus', signedIn: SOMCHAI });
    const ask = await screen.findByRole('button', { name: 'Ask our staff' });
    await app.clock.advance(5_000);
    const time = dateTimeText(app.services.clock.now());
    await app.user.click(ask);
    expect((await (await panel()).findByText(/^Time: /)).textContent).toBe(`Time: ${time}`);
  });

  it('is not sent by an Enter that is still held since it opened the chat (C8)', async () => {
    const app = await askAboutWithdrawal();
    fireEvent.keyDown(await box(), { key: 'Enter', repeat: true });
    await app.user.type(await box(), 'Where is it?{Enter}');
    await waitFor(async () => expect(await received(app)).toHaveLength(1));
    expect((await received(app))[0]).toMatch(/Where is it\?$/);
  });

  it('has at most 300 letters of a long reason, so that the service takes it with its other facts [5.28] [9.03] (C8)', async () => {
    const app = await openApp({ path: '/user/statement', signedIn: SOMCHAI });
    const slip = { createdAt: TEST_TIME, amount: 100, status: 'FAILED', link: null, reference: 'S7' };
    const body = JSON.stringify({ total: 1, slips: [{ ...slip, note: 'x'.repeat(2_000) }] });
    await app.world.control.addFault({ call: 'POST /api/statement/slip', kind: 'status', status: 200, body });
    await app.user.click(await screen.findByRole('button', { name: 'Slip status' }));
    const slips = within(await screen.findByRole('dialog', { name: 'Slip status' }));
    await app.user.click(await slips.findByRole('button', { name: /^Ask our staff / }));
    await app.user.click((await panel()).getByRole('button', { name: 'Send' }));
    await waitFor(async () => expect((await received(app))[0]).toMatch(/\nReason: x{300}\nReference: S7$/));
  });

  it.each([
    ['in one message with a text that leaves room for it', 0],
    ['as a separate message before a longer text', 1],
  ])('is sent %s [5.28] [9.03] (C8)', async (_how, more) => {
    const app = await askAboutWithdrawal();
    const subject = 'About: Withdrawal\nAmount: 200.00 baht\nTime: 20/11/2026 10:00:00\nStatus: In progress';
    const text = 'x'.repeat(2000 - subject.length - '\n\n'.length + more);
    await app.user.click(await box());
    await app.user.paste(text);
    await app.user.keyboard('{Enter}');
    const sizes = more === 0 ? [2000] : [subject.length, text.length];
    await waitFor(async () => expect((await received(app)).map(({ length }) => length)).toEqual(sizes));
  });

  it('is offered only where the service answers in a chat [2.30]', async () => {
    await renderApp({ scenario: STATEMENT, path: '/user/statement', signedIn: SOMCHAI });
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: /^Ask our staff/ })).toBeNull();
  });
});
