import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setHidden, switchNetwork } from '../../testing/browser-state.ts';
import { toastText } from '../../testing/find-toast.ts';
import { holdCall } from '../../testing/hold-call.ts';
import { announced } from '../../testing/screen-texts/announced.ts';
import { SOMCHAI } from 'mock-server/testing';
import { makeWorld } from '../../testing/render-app.tsx';
import { LIST, EVERY_ENTRY, bodyRows, open, asked } from './testing.ts';

const entryOf = (text: string | RegExp) => {
  const row = bodyRows().find((one) => within(one).queryByText(text));
  if (!row) throw new Error(`no row contains ${String(text)}`);
  return within(row);
};

/** As the statement shows it, in the time of the device. */
const dateTimeOf = (date: Date) => `${date.toLocaleDateString('en-GB')} ${date.toLocaleTimeString('en-GB')}`;

describe('the statement', () => {
  it('lists ten rows a page under its title, and turns pages [1.15] [2.74] [2.75] [2.77] [9.25]', async () => {
    const { user } = await open({ scenario: 'a member with three pages of statement' });
    await screen.findByRole('table');
    expect(screen.getByRole('heading', { level: 1, name: 'Statement' })).toBeVisible();
    expect(document.title).toMatch(/^Statement/);
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads.slice(0, 3)).toEqual(['Activity', 'From', 'To']);
    expect(heads.slice(3, 7)).toEqual(['Status', 'Date and time', 'When', 'Amount (baht)']);
    expect(bodyRows()).toHaveLength(10);
    const first = bodyRows()[0]?.textContent;
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(bodyRows()[0]?.textContent).not.toBe(first));
    expect(screen.getByText(/^Showing 11–20 of \d+$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Page 1' }));
    await waitFor(() => expect(bodyRows()[0]?.textContent).toBe(first));
  });

  it('is read again in another language, on its page and with its filter [1.19] [2.75]', async () => {
    const { user, world } = await open({ scenario: 'a member with three pages of statement' });
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    const language = screen.getByRole('combobox', { name: 'Language' });
    await screen.findByText(/^Showing 11–20/);
    await user.selectOptions(language, 'lo');
    const [first, second] = [
      { page: 1, limit: 10 },
      { page: 2, limit: 10 },
    ];
    await waitFor(async () => expect(await asked(world)).toEqual([second, second, first]));
    await user.selectOptions(language, 'en');
    await waitFor(async () => expect(await asked(world)).toHaveLength(4));
    await user.click(screen.getByRole('tab', { name: 'This month' }));
    await screen.findByRole('region', { name: 'Totals' });
    const before = (await asked(world)).length;
    await user.selectOptions(language, 'lo');
    await waitFor(async () => expect(await asked(world)).toHaveLength(before + 1));
    expect((await asked(world))[0]).toEqual({ page: 1, limit: 100 });
  });

  it('requests only ten of 100,000 rows, on the first and on later pages [9.25]', async () => {
    const world = await makeWorld('a member without money');
    await world.control.addStatementLines(SOMCHAI, { count: 100_000 });
    const { user } = await open({ world });
    expect(await screen.findByText('Showing 1–10 of 100,000')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByText('Showing 11–20 of 100,000')).toBeVisible();
    expect(new Set((await asked(world)).map((body) => JSON.stringify(body)))).toEqual(
      new Set(['{"page":1,"limit":10}', '{"page":2,"limit":10}']),
    );
  });

  it('says what to do when there is nothing yet [2.75]', async () => {
    const { user } = await open({ signedIn: '0899999999' });
    expect(await screen.findByText('Nothing here yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to deposit' }));
    expect(await screen.findByRole('dialog', { name: 'Deposit' })).toBeVisible();
  });

  it('is read again after the deposit that it offers while there is nothing [2.75]', async () => {
    const { user, world } = await open({ scenario: 'a member without money' });
    await user.click(await screen.findByRole('button', { name: 'Go to deposit' }));
    await screen.findByRole('dialog');
    await world.control.addStatementLines(SOMCHAI, { count: 1 });
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Showing 1–1 of 1')).toBeVisible();
  });

  it('offers another try when it cannot be read [2.75] [8.29]', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: LIST, kind: 'wrong-shape' });
    const { user } = await open({ world });
    expect(await screen.findByText('The statement could not be loaded')).toBeVisible();
    expect(announced('The statement could not be loaded')).toHaveLength(1);
    expect(await toastText()).toBe('');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('tries a page that failed again, and not the first [2.75] [8.29]', async () => {
    const { user, world } = await open({ scenario: 'a member with three pages of statement' });
    await screen.findByRole('table');
    await world.control.addFault({ call: LIST, kind: 'reset' });
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Showing 11–20 of \d+$/)).toBeVisible();
  });

  it('turns no page while the service asks to wait, because a refused one begins the wait again [8.02]', async () => {
    const { user, world, clock } = await open({ scenario: 'a member with three pages of statement' });
    await screen.findByText(/^Showing 1–10 of/);
    await world.control.addFault({ call: LIST, kind: 'refuse', code: 'REQUEST_LIMIT' });
    setHidden(true);
    clock.sleep(60_000);
    setHidden(false);
    expect(await screen.findByRole('button', { name: 'Wait 60 seconds' })).toBeDisabled();
    const before = await asked(world);
    for (const name of ['Page 2', 'Next page']) {
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
      await user.click(screen.getByRole('button', { name }));
    }
    expect(await asked(world)).toEqual(before);
    await clock.advance(60_000);
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByText(/^Showing 11–20 of/)).toBeVisible();
  });

  it('keeps a page that cannot be read again after the phone was locked, marks it as old, and offers another try [8.29]', async () => {
    const old = 'The latest data could not be loaded';
    const { user, world, clock } = await open({ scenario: 'a member with three pages of statement' });
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await screen.findByText(/^Showing 11–20 of \d+$/);
    const rows = bodyRows().length;
    await world.control.addFault({ call: LIST, kind: 'reset' });
    setHidden(true);
    clock.sleep(60_000);
    setHidden(false);
    expect(await screen.findByText(old)).toBeVisible();
    expect(announced(old)).toHaveLength(1);
    expect(screen.getByText('What you see is from before.')).toBeVisible();
    expect(bodyRows()).toHaveLength(rows);
    expect(screen.queryByText('The statement could not be loaded')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(old)).toBeNull());
    expect(screen.getByText(/^Showing 11–20 of \d+$/)).toBeVisible();
  });

  it('turns from old rows to the page that was pressed, also when the network comes back meanwhile', async () => {
    const { user, world, clock } = await open({ scenario: 'a member with three pages of statement' });
    await screen.findByText(/^Showing 1–10 of/);
    await world.control.addFault({ call: LIST, kind: 'reset' });
    setHidden(true);
    clock.sleep(60_000);
    setHidden(false);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    const list = await holdCall(world, LIST);
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await list.hasCome();
    expect(retry).toHaveAttribute('aria-busy', 'true');
    const before = await asked(world);
    await user.click(retry);
    expect(await asked(world)).toEqual(before);
    switchNetwork('offline');
    switchNetwork('online');
    expect(await screen.findByText(/^Showing 11–20 of/)).toBeVisible();
    expect(retry).not.toBeInTheDocument();
    const after = await asked(world);
    expect(after).toHaveLength(before.length + 1);
    expect(after).toContainEqual({ page: 2, limit: 10 });
    await list.release();
  });

  it('shows status, exact and relative time, and a signed amount with two decimals [2.75] [5.33] [9.31] [9.32]', async () => {
    const { clock } = await open();
    await screen.findByRole('table');
    const ages = () => bodyRows().map((row) => within(row).getAllByRole('cell')[5]?.textContent);
    const shown = ages();
    expect(new Set(shown).size).toBeGreaterThan(1);
    for (const row of bodyRows()) {
      const cells = within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
      expect(cells[3]).toMatch(/^(Success|Failed|In progress)$/);
      expect(cells[4]).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
      const time = within(row).getByRole('time');
      expect(time).toHaveTextContent(dateTimeOf(new Date(time.getAttribute('datetime') ?? '')));
      expect(cells[5]).toMatch(/ago$/);
      expect(cells[6]).toMatch(/^[+−]?[\d,]+\.\d\d$/);
      expect(row.querySelector('s') !== null).toBe(cells[3] === 'Failed');
    }
    await clock.advance(60_000);
    expect(ages()).not.toEqual(shown);
  });

  it('shows the kind of each entry, the title of a linked record, and source and destination [2.75] [3.18] [4.08] [5.34]', async () => {
    const { user } = await open({ scenario: EVERY_ENTRY });
    await screen.findByRole('table');
    for (const [text, sign] of [
      ['รางวัลกงล้อคืนวันเพ็ญ', '+50.00'],
      ['คืนยอดเสียประจำสัปดาห์', '+50.00'],
      ['โบนัสชวนเพื่อน', '+50.00'],
      ['WELCOME50', '+50.00'],
      ['Ended: โบนัสรายวัน 20%', '0.00'],
      ['Transfer from PG', '250.25'],
      ['Transfer to PG', '600.50'],
    ] as const)
      expect(entryOf(text).getByText(sign)).toBeVisible();
    // Its icon alone says it to those who see.
    expect(entryOf('WELCOME50').getAllByRole('cell')[0]).toHaveTextContent('Bonus: WELCOME50');
    const places = (text: string) =>
      entryOf(text)
        .getAllByRole('cell')
        .slice(1, 3)
        .map((cell) => cell.textContent);
    expect(places('Transfer from PG')).toEqual(['PG', 'Wallet']);
    expect(places('Transfer to PG')).toEqual(['Wallet', 'PG']);
    expect(places('WELCOME50')).toEqual(['Promotion', 'Wallet']);
    expect(places('รางวัลกงล้อคืนวันเพ็ญ')).toEqual(['Spin wheel', 'Wallet']);
    expect(places('คืนยอดเสียประจำสัปดาห์')).toEqual(['Refund', 'Wallet']);
    expect(places('โบนัสชวนเพื่อน')).toEqual(['Invite', 'Wallet']);
    expect(places('Ended: โบนัสรายวัน 20%')).toEqual(['Wallet', 'Bonus']);
    for (const [amount, status, tone] of [
      ['−200.00', 'In progress', 'info'],
      ['−5,000.00', 'Failed', 'danger'],
    ] as const) {
      const tag = entryOf(amount).getByText(status);
      expect(tag).toBeVisible();
      expect(tag.className).toContain(tone);
      // Only what failed is struck out: what is in progress may still come.
      expect(entryOf(amount).getByText(amount).closest('s') !== null).toBe(status === 'Failed');
    }
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByText('+2,000.00')).toBeVisible();
    expect(places('+2,000.00')).toEqual(['KBANK', 'Wallet']);
  });

  it('has a different icon for each kind of movement [2.75]', async () => {
    await open({ scenario: EVERY_ENTRY });
    await screen.findByRole('table');
    const iconOf = (text: string) =>
      bodyRows()
        .find((one) => within(one).queryByText(text))
        ?.querySelector('svg')
        ?.getAttribute('class');
    expect(iconOf('Transfer from PG')).toContain('lucide-arrow-left-right');
    expect(iconOf('WELCOME50')).toContain('lucide-ticket');
    expect(iconOf('โบนัสชวนเพื่อน')).toContain('lucide-users-round');
    expect(iconOf('คืนยอดเสียประจำสัปดาห์')).toContain('lucide-undo-2');
    expect(iconOf('รางวัลกงล้อคืนวันเพ็ญ')).toContain('lucide-ship-wheel');
    expect(iconOf('−200.00')).toContain('lucide-arrow-up-from-line');
    expect(bodyRows().every((row) => row.querySelectorAll('td:first-child svg').length === 1)).toBe(true);
  });

  it('is shown below the heading of its day [2.75]', async () => {
    await open();
    await screen.findByRole('table');
    expect(screen.getByText('Today, 20 November')).toBeVisible();
    expect(screen.getAllByText(/^\d+ November$/).length).toBeGreaterThan(1);
  });

  it('accepts types in any case, and shows "-" without an amount, and where a transfer between games came from [2.75] [3.18] [5.33]', async () => {
    const world = await makeWorld('a member without money');
    const line = { statementType: 'DEPOSIT', status: 'success?', from: 'KBANK', to: 'WALLET' };
    const nothing = { bonus: null, promotion: null, invite: null, refund: null, luckydraw: null };
    const createdAt = '2026-11-20T02:00:00.000Z';
    await world.control.addFault({
      call: LIST,
      kind: 'status',
      status: 200,
      body: JSON.stringify({
        total: 3,
        statements: [
          { ...line, ...nothing, createdAt, amount: 'NaN' },
          { ...line, ...nothing, createdAt, amount: 1.5, bonus: { description: '' } },
          { ...line, ...nothing, createdAt, amount: 2.5, statementType: 'Transfer', from: 'PG', to: 'JOKER' },
        ],
      }),
    });
    await open({ world });
    await screen.findByRole('table');
    const [first, second, third] = bodyRows();
    expect(within(first!).getByText('-')).toBeVisible();
    expect(within(second!).getByText('+1.50')).toBeVisible();
    expect(within(second!).getByText('Deposit')).toBeVisible();
    expect(within(second!).getByText('In progress')).toBeVisible();
    expect(within(third!).getByText('Transfer from PG')).toBeVisible();
  });
});
