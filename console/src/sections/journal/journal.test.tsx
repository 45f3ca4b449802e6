import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call, SOMCHAI } from '../../testing/call.ts';
import { catchSaved, textOf, type Saved } from '../../testing/catch-saved.ts';
import { becomes, box, fill, press, pressAndConfirm, shows, until } from '../../testing/hands.ts';
import { openConsole, type OpenConsole } from '../../testing/open-console.tsx';

const TRANSFER = '/api/wallet/transfer';
const MOVED = { from: 'WALLET', to: 'PG', amount: 100 };

let saved: Saved[];
beforeEach(() => {
  saved = catchSaved();
});

/** The text of each row, newest first. */
const rows = () => [...document.querySelectorAll('main tbody tr')].map(({ textContent }) => textContent);
const showsRows = (count: number) => until(() => expect(rows()).toHaveLength(count));
/** Opens an entry by its index, newest first. */
const choose = async (place: number) =>
  until(() => document.querySelectorAll<HTMLButtonElement>('main tbody button')[place]!.click());

/** A transfer, a refused one, one with a lost answer and its repetition, and a malformed request. */
async function history({ world }: OpenConsole): Promise<void> {
  const { control } = world;
  await until(async () => expect((await control.call('GET /history')).isKept).toBe(true));
  const token = await world.signIn();
  await call(world, TRANSFER, token, MOVED);
  await call(world, TRANSFER, token, { ...MOVED, amount: 999_999 });
  await control.addFault({ call: 'POST /api/wallet/transfer', kind: 'drop' });
  await call(world, TRANSFER, token, MOVED).catch(() => undefined);
  await call(world, TRANSFER, token, MOVED);
  await call(world, '/api/nowhere');
}

describe('the journal of the console', () => {
  it('is filtered, searched, saved, copied and emptied', async () => {
    const opened = await openConsole('journal');
    await history(opened);
    const { world, neverPressed } = opened;
    await showsRows(5);
    const filter = async (name: string, count: number) => {
      await press(name, () => box(document.querySelector('h2')!.textContent));
      await showsRows(count);
    };
    await filter('Refused', 3);
    await filter('Money moved', 3);
    await filter('Faults', 1);
    expect(rows()[0]).toMatch(/no answer.*drop/);
    await filter('Contract broken', 1);
    expect(rows()[0]).toContain('client broke the contract');
    await filter('All', 5);
    await fill('Search', '999999');
    await showsRows(1);
    // Answers are searched too.
    await fill('Search', '"reference":');
    await showsRows(3);
    await fill('Search', 'no such text');
    await shows('No entry fits.');
    await fill('Search', '');

    await press('HAR');
    await until(() => expect(saved.map(({ name }) => name)).toEqual([`${world.name}.har`]));
    expect(((await textOf(saved[0]!)) as { log: { entries: unknown[] } }).log.entries).toHaveLength(5);

    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await choose(4);
    await press('curl', () => box(`#1 POST ${TRANSFER}`));
    await shows(/curl .*transfer/, () => box(`#1 POST ${TRANSFER}`));
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining(TRANSFER));
    expect(neverPressed()).toEqual([
      'DELETE /journal',
      'POST /history/{pointId}/branch',
      'POST /history/{pointId}/rewind',
    ]);
    await pressAndConfirm('Empty');
    await shows('Nothing has happened yet.');
    expect(await world.control.journal()).toEqual([]);
  });

  it('marks violations in red, and repetitions of unanswered requests', async () => {
    const opened = await openConsole('journal');
    await history(opened);
    await showsRows(5);
    await choose(0);
    const violation = await until(() => box('#5 GET /api/nowhere'));
    expect(violation.textContent).toContain('No money moved.');
    expect(violation.querySelector('p[class*="danger"]')?.textContent).toContain('no such call');
    expect(rows().map((text) => /repeats #\d/.exec(text)?.[0])).toEqual([
      undefined,
      'repeats #3',
      undefined,
      undefined,
      undefined,
    ]);
    await choose(1);
    await shows('Repeats #3, whose answer was lost');
    await choose(2);
    await until(() => box(`#3 POST ${TRANSFER}`));
    const chosen = [...document.querySelectorAll('main tbody button')].map((button) =>
      button.getAttribute('aria-pressed'),
    );
    expect(chosen.map((state) => state === 'true')).toEqual([false, false, true, false, false]);
    expect(document.body.textContent).not.toContain('whose answer was lost');
  });

  it('rewinds the world to any entry, even a malformed one, and starts another world there', async () => {
    const opened = await openConsole('journal');
    const { world, sent } = opened;
    const { control } = world;
    await history(opened);
    await world.fetch('/api/%ff');
    await control.setBalance(SOMCHAI, { account: 'WALLET', amount: 3 });
    await showsRows(6);
    await choose(5);
    const { movements } = (await control.journal())[0]!;
    await shows(`wallet:100001 → game:100001:PG${movements[0]?.reference}100.00`, () =>
      box(`#1 POST ${TRANSFER}`),
    );
    expect(box(`#1 POST ${TRANSFER}`).textContent).not.toContain('No money moved.');
    await press('Branch from here');
    await becomes(async () => sent.at(-1)?.[1], { to: `${world.name}-1`, isNew: true });
    const branch = { params: { world: `${world.name}-1` } } as object;
    await becomes(async () => (await control.call('GET /worlds')).worlds.length, 2);
    expect((await control.call('GET /members', branch)).members[0]?.wallet).toBe(900);

    await choose(0);
    await until(() => box('#6 GET /api/%ff'));
    await pressAndConfirm('Return the world to here');
    await becomes(async () => (await control.member(SOMCHAI)).wallet, 700);
    await choose(5);
    await until(() => box(`#1 POST ${TRANSFER}`));
    await pressAndConfirm('Return the world to here');
    await becomes(async () => (await control.member(SOMCHAI)).wallet, 900);
    await showsRows(1);
    expect(await control.journal()).toHaveLength(1);
  });

  it('says that an entry without a history point cannot be returned to', async () => {
    const { world } = await openConsole('overview');
    await until(async () => expect((await world.control.call('GET /history')).isKept).toBe(true));
    await call(world, '/api/lookup/info');
    for (const isKept of [false, true]) await world.control.call('PUT /history', { body: { isKept } });
    // The state after a later change by a tester is another one.
    await world.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 3 });
    expect((await world.control.call('GET /history')).points.map(({ entryId }) => entryId)).toContain(1);
    await openConsole('journal', { world });
    await showsRows(1);
    await choose(0);
    await shows('The state after this entry is no longer kept.');
  });

  it('marks no repetition of a call that was only slow', async () => {
    const { world } = await openConsole('journal');
    const token = await world.signIn();
    await world.control.addFault({ call: 'POST /api/wallet/transfer', kind: 'latency', milliseconds: 1 });
    await call(world, TRANSFER, token, MOVED);
    await call(world, TRANSFER, token, MOVED);
    await showsRows(2);
    expect(rows()[1]).toContain('latency');
    expect(rows()[0]).not.toContain('repeats');
    // The lost call of another member does not count.
    await world.control.addFault({ call: 'POST /api/wallet/transfer', kind: 'drop' });
    await call(world, TRANSFER, token, MOVED).catch(() => undefined);
    await call(world, TRANSFER, await world.signIn('0899999999'), MOVED);
    await showsRows(4);
    expect(rows()[0]).not.toContain('repeats');
  });

  it('shows the newest 300 entries, and older ones at a press', async () => {
    const { world } = await openConsole('guide');
    for (let turn = 0; turn < 310; turn += 1) await call(world, `/api/nowhere/${turn}`);
    await openConsole('journal', { world });
    await showsRows(300);
    expect(rows()[0]).toContain('310');
    // An older entry fits too.
    await fill('Search', '/api/nowhere/3');
    await until(() => box('Journal: 20 of the newest 300'));
    await fill('Search', '/api/nowhere/0');
    await shows('No entry fits among the newest 300.');
    await until(() => box('Journal: 0 of the newest 300'));
    await press('Show older entries (10 more)');
    await until(() => box('Journal: 1'));
    await fill('Search', '');
    await showsRows(310);
    expect(rows().at(-1)).toContain('/api/nowhere/0');
    expect(document.body.textContent).not.toContain('Show older entries');
  });

  it('shows amounts and times of a change as people read them', async () => {
    const opened = await openConsole('journal');
    const { world } = opened;
    await until(async () => expect((await world.control.call('GET /history')).isKept).toBe(true));
    const token = await world.signIn();
    await call(world, TRANSFER, token, { ...MOVED, amount: 50.25 });
    await showsRows(1);
    await choose(0);
    const entry = () => box(`#1 POST ${TRANSFER}`);
    await shows('ledger.balances.wallet:1000011,000.00 → 949.75', entry);
    await shows('at: 2026-11-20T03:00:00.000Z, postings: [{account: "wallet:100001", amount: -50.25}', entry);
  });

  it('forgets what was opened of an entry when another one takes its id', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } });
    const { world } = await openConsole('journal');
    await world.fetch('/api/nowhere');
    await choose(0);
    await press('curl', () => box('#1 GET /api/nowhere'));
    await shows(/curl .*nowhere/);
    await world.control.reset();
    await world.fetch('/api/elsewhere');
    await shows('#1 GET /api/elsewhere');
    expect(document.body.textContent).not.toContain('nowhere');
  });
});
