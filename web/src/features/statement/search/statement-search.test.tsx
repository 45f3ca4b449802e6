import { TEST_TIME, SOMCHAI } from 'mock-server/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createBrowserPlatform } from '../../../platform/browser-platform.ts';
import { holdCall } from '../../../testing/hold-call.ts';
import { createPages } from '../../../testing/pages.ts';
import { makeWorld } from '../../../testing/render-app.tsx';
import { LIST, EVERY_ENTRY, bodyRows, open, asked } from '../testing.ts';

const period = (name: string) => screen.getByRole('tab', { name });

const totals = () => screen.findByRole('region', { name: 'Totals' });

const amountOf = async (name: string) =>
  within(await totals()).getByText(name).nextElementSibling?.textContent;

describe('searching the statement', () => {
  it('sums what came in and went out today, to the satang (W7)', async () => {
    const { user } = await open({ scenario: EVERY_ENTRY });
    await screen.findByRole('table');
    await user.click(period('Today'));
    // 2,000 deposited, 100 and four times 50 as bonus; 300 withdrawn; pending and failed entries moved nothing.
    expect(await amountOf('In')).toBe('+2,300.00 baht');
    expect(await amountOf('Out')).toBe('−300.00 baht');
    expect(await amountOf('Net')).toBe('+2,000.00 baht');
    expect(within(await totals()).getByText(/“In” includes 300.00 baht of bonuses/)).toBeVisible();
    expect(screen.queryByText('Not everything yet')).toBeNull();
  });

  it('counts in kip in the Laos edition [1.20]', async () => {
    const { user } = await open({ signedIn: '02055512345', config: { edition: 'laos' } });
    await screen.findByRole('table');
    await user.click(period('This month'));
    expect(await amountOf('In')).toBe('+1,500,000.00 kip');
  });

  it.each([
    ['Today', 1],
    ['This week', 4],
    ['This month', 6],
  ])('lists and sums only the entries of the period "%s" (W7)', async (name, deposits) => {
    // Friday noon: one deposit each on Friday, Wednesday, Monday at 0:00, Monday, last Sunday, and on the 1st.
    const friday = new Date(2026, 10, 20, 12).getTime();
    const hours = [1, 48, 84, 108, 109, 24 * 19 + 11, 24 * 19 + 13];
    const world = await makeWorld('a member without money');
    await world.control.setClock({ now: new Date(friday).toISOString() });
    await world.control.addFault({
      call: LIST,
      kind: 'status',
      status: 200,
      times: 'always',
      body: JSON.stringify({
        total: hours.length,
        statements: hours.map((ago) => ({
          statementType: 'deposit',
          status: 'SUCCESS',
          amount: 1,
          from: 'KBANK',
          to: 'WALLET',
          createdAt: new Date(friday - ago * 3_600_000).toISOString(),
          bonus: null,
          promotion: null,
          invite: null,
          refund: null,
          luckydraw: null,
        })),
      }),
    });
    const { user } = await open({ world });
    await screen.findByRole('table');
    await user.click(period(name));
    expect(await amountOf('In')).toBe(`+${deposits}.00 baht`);
    expect(within(await totals()).queryByText(/of bonuses/)).toBeNull();
    expect(bodyRows()).toHaveLength(deposits);
  });

  it('shows no sum that may lack an entry without a time [5.33] (W7)', async () => {
    const world = await makeWorld('a member without money');
    const row = { statementType: 'deposit', status: 'SUCCESS', amount: 1, from: 'KBANK', to: 'WALLET' };
    const statements = [
      { ...row, createdAt: TEST_TIME },
      { ...row, createdAt: 'soon' },
    ];
    const body = JSON.stringify({ total: 2, statements });
    await world.control.addFault({ call: LIST, kind: 'status', status: 200, times: 'always', body });
    const { user } = await open({ world });
    await screen.findByRole('table');
    await user.click(period('Today'));
    expect(await amountOf('In')).toBe('-');
    expect(await amountOf('Out')).toBe('0.00 baht');
    expect(bodyRows()).toHaveLength(2);
    await user.click(period('All'));
    await user.selectOptions(screen.getByLabelText('Type'), 'Deposit');
    expect(await amountOf('In')).toBe('+2.00 baht');
  });

  it('lists one type or one status, ten a page, and everything again (W7) [9.25]', async () => {
    const { user } = await open({ scenario: EVERY_ENTRY });
    await screen.findByRole('table');
    await user.selectOptions(screen.getByLabelText('Type'), 'Withdrawal');
    expect(await screen.findByText('Showing 1–3 of 3')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Status'), 'Failed');
    expect(await screen.findByText('Showing 1–1 of 1')).toBeVisible();
    expect(bodyRows()[0]).toHaveTextContent('−5,000.00');
    await user.selectOptions(screen.getByLabelText('Type'), 'Deposit');
    const none = await screen.findByText('Nothing matches your choice');
    expect(none.closest('[role=status]')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('Showing 1–10 of 12')).toBeVisible();
    expect(screen.getByLabelText('Status')).toHaveDisplayValue('Any status');
    expect(period('All')).toHaveAttribute('aria-selected', 'true');
  });

  it('turns the pages of what it found without another call, from the first at each choice [2.77] [9.25]', async () => {
    const world = await makeWorld('a member with three pages of statement');
    // The last page is full.
    await world.control.addStatementLines(SOMCHAI, { count: 5 });
    const { user } = await open({ world });
    await screen.findByRole('table');
    await user.click(period('This month'));
    expect(await screen.findByText('Showing 1–10 of 30')).toBeVisible();
    expect(bodyRows()).toHaveLength(10);
    const calls = (await asked(world)).length;
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByText('Showing 11–20 of 30')).toBeVisible();
    const next = screen.getByRole('button', { name: 'Next page' });
    await user.click(next);
    expect(await screen.findByText('Showing 21–30 of 30')).toBeVisible();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(await amountOf('In')).toBe('+330.00 baht');
    await user.selectOptions(screen.getByLabelText('Type'), 'Deposit');
    expect(await screen.findByText('Showing 1–10 of 30')).toBeVisible();
    expect(await asked(world)).toHaveLength(calls);
  });

  it('shows how far it has searched in 100,000 entries, and continues on request [9.31] (W7)', async () => {
    const world = await makeWorld('a member without money');
    await world.control.addStatementLines(SOMCHAI, { count: 100_000 });
    const { user } = await open({ world });
    await screen.findByRole('table');
    await user.selectOptions(screen.getByLabelText('Type'), 'Deposit');
    expect(await screen.findByText('Not everything yet')).toBeVisible();
    const back = /^Searched the latest 500 rows, back to \d\d\/\d\d\/2026 \d\d:\d\d:\d\d\./;
    expect(screen.getByText(back)).toBeVisible();
    expect(await amountOf('In')).toBe('+500.00 baht');
    expect((await asked(world)).filter((body) => JSON.stringify(body).includes('100'))).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Search further back' }));
    expect(await screen.findByText(/^Searched the latest 1,000 rows/)).toBeVisible();
    await waitFor(async () => expect(await amountOf('In')).toBe('+1,000.00 baht'));
  });

  it('is repeated as far back as before when another page has changed something, and shows its result meanwhile (W7) (W9)', async () => {
    const world = await makeWorld('a member without money');
    await world.control.addStatementLines(SOMCHAI, { count: 2_000 });
    const { openChannel } = createPages();
    const other = openChannel('changes', () => {});
    const { user } = await open({ world, platform: { ...createBrowserPlatform(window), openChannel } });
    await screen.findByRole('table');
    await user.selectOptions(screen.getByLabelText('Type'), 'Deposit');
    await screen.findByText(/^Searched the latest 500 rows/);
    await user.click(screen.getByRole('button', { name: 'Search further back' }));
    await waitFor(async () => expect(await amountOf('In')).toBe('+1,000.00 baht'));
    const calls = (await asked(world)).length;
    await world.control.addStatementLines(SOMCHAI, { count: 1 });
    const late = await world.control.addFault({ call: LIST, kind: 'hang' });
    act(() => other.send('changed'));
    expect(screen.getByText(/^Searched the latest 1,000 rows/)).toBeVisible();
    expect(await amountOf('In')).toBe('+1,000.00 baht');
    await world.control.removeFault(late.id);
    await waitFor(async () => expect(await asked(world)).toHaveLength(calls + 10));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Search further back/ })).toBeEnabled());
    expect(screen.getByText(/^Searched the latest 1,000 rows/)).toBeVisible();
    expect(await amountOf('In')).toBe('+1,000.00 baht');
  });

  it('keeps what it had found when it cannot be repeated, and says so (W7) [8.29]', async () => {
    const world = await makeWorld('a member without money');
    await world.control.addStatementLines(SOMCHAI, { count: 1_200 });
    const { openChannel } = createPages();
    const other = openChannel('changes', () => {});
    const { user } = await open({ world, platform: { ...createBrowserPlatform(window), openChannel } });
    await screen.findByRole('table');
    await user.selectOptions(screen.getByLabelText('Type'), 'Deposit');
    await screen.findByText(/^Searched the latest 500 rows/);
    await world.control.addFault({ call: LIST, kind: 'latency', milliseconds: 1, times: 1 });
    await world.control.addFault({ call: LIST, kind: 'reset', times: 1 });
    act(() => other.send('changed'));
    expect(await screen.findByText('The search broke off')).toBeVisible();
    expect(screen.getByText(/^Searched the latest 500 rows/)).toBeVisible();
    expect(await amountOf('In')).toBe('+500.00 baht');
  });

  it('says that its result is old when all of it cannot be read again, and tries again on request (W7) (W9)', async () => {
    const world = await makeWorld('a member with three pages of statement');
    const { openChannel } = createPages();
    const other = openChannel('changes', () => {});
    const { user } = await open({ world, platform: { ...createBrowserPlatform(window), openChannel } });
    await screen.findByRole('table');
    await user.click(period('This month'));
    expect(await screen.findByText('Showing 1–10 of 25')).toBeVisible();
    await world.control.addStatementLines(SOMCHAI, { count: 1 });
    await world.control.addFault({ call: LIST, kind: 'reset' });
    act(() => other.send('changed'));
    expect(await screen.findByText('The search broke off')).toBeVisible();
    expect(screen.getByText('Showing 1–10 of 25')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Showing 1–10 of 26')).toBeVisible();
    expect(screen.queryByText('The search broke off')).toBeNull();
  });

  it('of today starts again at midnight (W7)', async () => {
    const late = new Date(TEST_TIME);
    late.setHours(23, 59, 0, 0);
    const world = await makeWorld(EVERY_ENTRY);
    await world.control.setClock({ now: late.toISOString(), isFrozen: true });
    const { user, clock } = await open({ world, deviceTime: late.getTime() });
    await screen.findByRole('table');
    await user.click(period('Today'));
    expect(await screen.findByText('Showing 1–10 of 12')).toBeVisible();
    late.setHours(24, 0, 0, 0);
    await world.control.setClock({ now: late.toISOString(), isFrozen: true });
    await clock.advance(120_000);
    expect(screen.getByText('Nothing matches your choice')).toBeVisible();
  });

  it('keeps its result when it fails, says so, and continues from there (W7) [8.29]', async () => {
    const world = await makeWorld('a member without money');
    await world.control.addStatementLines(SOMCHAI, { count: 250 });
    const { user } = await open({ world });
    await screen.findByRole('table');
    const first = await holdCall(world, LIST);
    await user.selectOptions(screen.getByLabelText('Status'), 'Success');
    await first.hasCome();
    await world.control.addFault({ call: LIST, kind: 'reset', times: 1 });
    await first.release();
    expect(await screen.findByText('The search broke off')).toBeVisible();
    expect(screen.getByText(/^Searched the latest 100 rows/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search further back' }));
    expect(await screen.findByText('Showing 1–10 of 250')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('The search broke off')).toBeNull());
    expect(await amountOf('In')).toBe('+250.00 baht');
  });

  it('offers another try when nothing could be read [8.29]', async () => {
    const { user, world } = await open();
    await screen.findByRole('table');
    await world.control.addFault({ call: LIST, kind: 'reset' });
    await user.click(period('This month'));
    expect(await screen.findByText('The statement could not be loaded')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await totals()).toBeVisible();
  });

  it('shows the last choice when replies are late', async () => {
    const { user, world } = await open();
    await screen.findByRole('table');
    const late = await world.control.addFault({ call: LIST, kind: 'hang' });
    await user.click(period('Today'));
    await user.click(period('This month'));
    expect(await amountOf('In')).toBe('+3,100.00 baht');
    const answered = await world.control.count({ call: LIST });
    await world.control.removeFault(late.id);
    await act(() => world.control.waitFor({ call: LIST, count: answered + 1 }));
    expect(await amountOf('In')).toBe('+3,100.00 baht');
    await user.click(period('All'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Totals' })).toBeNull());
  });

  it('stops when the filter is cleared', async () => {
    const world = await makeWorld('a member without money');
    await world.control.addStatementLines(SOMCHAI, { count: 500 });
    const { user } = await open({ world });
    await screen.findByRole('table');
    const late = await world.control.addFault({ call: LIST, kind: 'hang' });
    await user.selectOptions(screen.getByLabelText('Type'), 'Deposit');
    await user.selectOptions(screen.getByLabelText('Type'), 'All types');
    expect(await screen.findByText('Showing 1–10 of 500')).toBeVisible();
    await world.control.removeFault(late.id);
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByText('Showing 11–20 of 500')).toBeVisible();
    // The running request; the other four were never sent.
    const batches = (await asked(world)).filter((body) => JSON.stringify(body).includes('"limit":100'));
    expect(batches).toHaveLength(1);
  });
});
