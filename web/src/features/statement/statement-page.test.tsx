import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import { makeWorld, renderApp, type RenderOptions, type TestWorld } from '../../testing/render-app.tsx';

const SOMCHAI = '0812345678';
const LIST = 'POST /api/statement';
const EVERY_LINE = 'a member with every kind of statement line';

const bodyRows = () => screen.getAllByRole('row').slice(1);
const lineOf = (text: string | RegExp) => {
  const row = bodyRows().find((one) => within(one).queryByText(text));
  if (!row) throw new Error(`no line says ${String(text)}`);
  return within(row);
};
const open = (options: RenderOptions = {}) =>
  renderApp({ path: '/user/statement', signedIn: SOMCHAI, ...options });
const period = (name: string) => screen.getByRole('tab', { name });
const totals = () => screen.findByRole('region', { name: 'Totals' });
const figure = async (name: string) => within(await totals()).getByText(name).nextElementSibling?.textContent;

/** The bodies of the statement's calls so far. */
async function asked(world: TestWorld): Promise<unknown[]> {
  return (await world.control.journal({ call: LIST })).map(({ body }) => body).reverse();
}

describe('the statement', () => {
  it('lists ten rows a page and turns pages [2.75] [2.77] [9.25]', async () => {
    const { user } = await open({ scenario: 'a member with three pages of statement' });
    await screen.findByRole('table');
    expect(bodyRows()).toHaveLength(10);
    const first = bodyRows()[0]?.textContent;
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(bodyRows()[0]?.textContent).not.toBe(first));
    expect(screen.getByText(/^Showing 11–20 of \d+$/)).toBeVisible();
  });

  it('asks for ten rows of 100,000 and no more, on the first page as on a later one [9.25]', async () => {
    const world = await makeWorld('a member without money');
    await world.control.addStatementLines(SOMCHAI, { count: 100_000 });
    const { user } = await open({ world });
    expect(await screen.findByText('Showing 1–10 of 100000')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByText('Showing 11–20 of 100000')).toBeVisible();
    expect(new Set((await asked(world)).map((body) => JSON.stringify(body)))).toEqual(
      new Set(['{"page":1,"limit":10}', '{"page":2,"limit":10}']),
    );
  });

  it('says what to do when there is nothing yet', async () => {
    const { user } = await open({ signedIn: '0899999999' });
    expect(await screen.findByText('Nothing here yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to deposit' }));
    expect(await screen.findByRole('dialog', { name: 'Deposit' })).toBeVisible();
  });

  it('offers another try when it cannot be read [8.29]', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: LIST, kind: 'wrong-shape' });
    const { user } = await open({ world });
    expect(await screen.findByText('The statement could not be read')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('shows status, exact and relative time, and a signed amount with two decimals [2.75] [5.33] [9.31]', async () => {
    await open();
    await screen.findByRole('table');
    for (const row of bodyRows()) {
      const cells = within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
      expect(cells[3]).toMatch(/^(Success|Failed|In progress)$/);
      expect(cells[4]).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
      expect(cells[5]).toMatch(/ago$/);
      expect(cells[6]).toMatch(/^[+−]?[\d,]+\.\d\d$/);
    }
  });

  it('tells what each line was, what a linked record says of itself, and where money came from and went [2.75] [3.18] [4.08]', async () => {
    const { user } = await open({ scenario: EVERY_LINE });
    await screen.findByRole('table');
    for (const [text, sign] of [
      ['รางวัลกงล้อคืนวันเพ็ญ', '+50.00'],
      ['คืนยอดเสียประจำสัปดาห์', '+50.00'],
      ['โบนัสแนะนำเพื่อน', '+50.00'],
      ['WELCOME50', '+50.00'],
      ['Ended: โบนัสรายวัน 20%', '0.00'],
      ['Transfer from PG', '250.25'],
      ['Transfer to PG', '600.50'],
    ] as const)
      expect(lineOf(text).getByText(sign)).toBeVisible();
    expect(lineOf('WELCOME50').getByText('Promotion')).toBeVisible();
    expect(lineOf('−200.00').getByText('In progress')).toBeVisible();
    expect(lineOf('−5,000.00').getByText('Failed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByText('+2,000.00')).toBeVisible();
    expect(lineOf('+2,000.00').getByText('KBANK')).toBeVisible();
  });

  it('stands under the name of its day [2.75]', async () => {
    await open();
    await screen.findByRole('table');
    expect(screen.getByText('Today 20 November')).toBeVisible();
    expect(screen.getAllByText(/^\d+ November$/).length).toBeGreaterThan(1);
  });

  it('shows "-" for what is no amount, and the other lines as ever [5.33]', async () => {
    const world = await makeWorld('a member without money');
    const line = { statementType: 'DEPOSIT', status: 'success?', from: 'KBANK', to: 'WALLET' };
    const nothing = { bonus: null, promotion: null, invite: null, refund: null, luckydraw: null };
    const createdAt = '2026-11-20T02:00:00.000Z';
    await world.control.addFault({
      call: LIST,
      kind: 'status',
      status: 200,
      body: JSON.stringify({
        total: 2,
        statements: [
          { ...line, ...nothing, createdAt, amount: 'NaN' },
          { ...line, ...nothing, createdAt, amount: 1.5, bonus: { description: '' } },
        ],
      }),
    });
    await open({ world });
    await screen.findByRole('table');
    const [first, second] = bodyRows();
    expect(within(first!).getByText('-')).toBeVisible();
    expect(within(second!).getByText('+1.50')).toBeVisible();
    expect(within(second!).getByText('Deposit')).toBeVisible();
    expect(within(second!).getByText('In progress')).toBeVisible();
  });
});

describe('searching the statement', () => {
  it('sums what came in and went out today, to the satang (W7)', async () => {
    const { user } = await open({ scenario: EVERY_LINE });
    await screen.findByRole('table');
    await user.click(period('Today'));
    // 2,000 deposited, 100 and four times 50 given; 300 withdrawn; what waits and what failed moved nothing.
    expect(await figure('In')).toBe('+2,300.00 baht');
    expect(await figure('Out')).toBe('−300.00 baht');
    expect(await figure('Net')).toBe('+2,000.00 baht');
    expect(within(await totals()).getByText(/In includes 300.00 baht of bonuses/)).toBeVisible();
    expect(screen.queryByText('Not everything yet')).toBeNull();
  });

  it('counts in kip in the Laos edition [1.20]', async () => {
    const { user } = await open({ signedIn: '02055512345', config: { edition: 'laos' } });
    await screen.findByRole('table');
    await user.click(period('Month'));
    expect(await figure('In')).toBe('+1,500,000.00 kip');
  });

  it.each([
    ['Today', 1],
    ['Week', 4],
    ['Month', 6],
  ])('lists and sums the lines of the period "%s" alone (W7)', async (name, deposits) => {
    // A Friday, noon: one deposit each on Friday, Wednesday, Monday at 0:00, Monday, last Sunday, and on the 1st.
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
    expect(await figure('In')).toBe(`+${deposits}.00 baht`);
    expect(bodyRows()).toHaveLength(deposits);
  });

  it('lists one type or one status, ten a page, and everything again (W7) [9.25]', async () => {
    const { user } = await open({ scenario: EVERY_LINE });
    await screen.findByRole('table');
    await user.selectOptions(screen.getByLabelText('Type'), 'Withdrawal');
    expect(await screen.findByText('Showing 1–3 of 3')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Status'), 'Failed');
    expect(await screen.findByText('Showing 1–1 of 1')).toBeVisible();
    expect(bodyRows()[0]).toHaveTextContent('−5,000.00');
    await user.selectOptions(screen.getByLabelText('Type'), 'Deposit');
    expect(await screen.findByText('Nothing matches your choice')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('Showing 1–10 of 12')).toBeVisible();
    expect(screen.getByLabelText('Status')).toHaveDisplayValue('Any status');
    expect(period('All')).toHaveAttribute('aria-selected', 'true');
  });

  it('turns the pages of what it found without another call [2.77]', async () => {
    const { user, world } = await open({ scenario: 'a member with three pages of statement' });
    await screen.findByRole('table');
    await user.click(period('Month'));
    expect(await screen.findByText('Showing 1–10 of 25')).toBeVisible();
    const calls = (await asked(world)).length;
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByText('Showing 11–20 of 25')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('Showing 21–25 of 25')).toBeVisible();
    expect(await figure('In')).toBe('+325.00 baht');
    expect(await asked(world)).toHaveLength(calls);
  });

  it('says how far it has looked in 100,000 lines, and looks further when asked to (W7)', async () => {
    const world = await makeWorld('a member without money');
    await world.control.addStatementLines(SOMCHAI, { count: 100_000 });
    const { user } = await open({ world });
    await screen.findByRole('table');
    await user.selectOptions(screen.getByLabelText('Type'), 'Deposit');
    expect(await screen.findByText('Not everything yet')).toBeVisible();
    expect(screen.getByText(/^Searched the latest 500 rows, back to/)).toBeVisible();
    expect(await figure('In')).toBe('+500.00 baht');
    expect((await asked(world)).filter((body) => JSON.stringify(body).includes('100'))).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Search further back' }));
    expect(await screen.findByText(/^Searched the latest 1000 rows/)).toBeVisible();
    await waitFor(async () => expect(await figure('In')).toBe('+1,000.00 baht'));
  });

  it('keeps what it found when it breaks off, says so, and goes on from there (W7) [8.29]', async () => {
    const world = await makeWorld('a member without money');
    await world.control.addStatementLines(SOMCHAI, { count: 250 });
    const { user } = await open({ world });
    await screen.findByRole('table');
    await world.control.addFault({ call: LIST, kind: 'latency', milliseconds: 1, times: 1 });
    await world.control.addFault({ call: LIST, kind: 'reset', times: 1 });
    await user.selectOptions(screen.getByLabelText('Status'), 'Success');
    expect(await screen.findByText('The search broke off')).toBeVisible();
    expect(screen.getByText(/^Searched the latest 100 rows/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search further back' }));
    expect(await screen.findByText('Showing 1–10 of 250')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('The search broke off')).toBeNull());
    expect(await figure('In')).toBe('+250.00 baht');
  });

  it('offers another try when nothing could be read [8.29]', async () => {
    const { user, world } = await open();
    await screen.findByRole('table');
    await world.control.addFault({ call: LIST, kind: 'reset' });
    await user.click(period('Month'));
    expect(await screen.findByText('The statement could not be read')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await totals()).toBeVisible();
  });

  it('shows what was chosen last when answers come late', async () => {
    const { user, world } = await open();
    await screen.findByRole('table');
    const late = await world.control.addFault({ call: LIST, kind: 'hang' });
    await user.click(period('Today'));
    await user.click(period('Month'));
    expect(await figure('In')).toBe('+3,100.00 baht');
    const answered = await world.control.count({ call: LIST });
    await world.control.removeFault(late.id);
    await act(() => world.control.waitFor({ call: LIST, count: answered + 1 }));
    expect(await figure('In')).toBe('+3,100.00 baht');
    await user.click(period('All'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Totals' })).toBeNull());
  });

  it('stops searching when everything is wanted again', async () => {
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
    // The one that was on its way; the other four were never asked for.
    const batches = (await asked(world)).filter((body) => JSON.stringify(body).includes('"limit":100'));
    expect(batches).toHaveLength(1);
  });
});

describe('the file of the statement', () => {
  it('holds the lines that are listed, as they are listed (W7)', async () => {
    const files: [string, string, string][] = [];
    const platform = {
      ...createBrowserPlatform(window),
      saveFile: (...file: [string, string, string]) => void files.push(file),
    };
    const { user } = await open({ scenario: EVERY_LINE, platform });
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Download CSV (10 rows)' }));
    await user.selectOptions(screen.getByLabelText('Type'), 'Withdrawal');
    await user.click(await screen.findByRole('button', { name: 'Download CSV (3 rows)' }));
    const [plain, found] = files;
    expect(plain?.[0]).toMatch(/^statement-2026-11-\d\d\.csv$/);
    expect(plain?.[1]).toBe('text/csv');
    expect(plain?.[2].split('\r\n')).toHaveLength(12);
    const [head, ...lines] = (found?.[2] ?? '').split('\r\n');
    expect(head).toBe('\ufeff"Date and time","Type","Activity","From","To","Status","Amount (baht)"');
    const time = String.raw`"\d\d/11/2026 \d\d:\d\d:00"`;
    expect(lines[0]).toMatch(
      new RegExp(`^${time},"Withdrawal","Withdrawal","Wallet","KBANK","In progress",-200.00$`),
    );
    expect(lines[2]).toMatch(/"Failed",-5000.00$/);
  });

  it('is saved by the browser under its name', async () => {
    const clicked: HTMLAnchorElement[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this);
    });
    URL.createObjectURL = () => 'blob:wallet';
    URL.revokeObjectURL = () => {};
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Download CSV/ }));
    expect(clicked.map(({ href }) => href)).toEqual(['blob:wallet']);
    expect(clicked[0]?.download).toMatch(/^statement-2026-11-\d\d\.csv$/);
  });

  it('is not offered where there is no place for a file', async () => {
    const platform = createBrowserPlatform(window);
    delete platform.saveFile;
    await open({ platform });
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull();
  });
});
