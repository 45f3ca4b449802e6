import { fireEvent } from '@testing-library/dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SOMCHAI } from '../../testing/call.ts';
import { catchSaved, textOf, type Saved } from '../../testing/catch-saved.ts';
import {
  becomes,
  box,
  field,
  fill,
  fillFile,
  press,
  pressAndConfirm,
  row,
  shows,
  until,
} from '../../testing/hands.ts';
import { makeWorld, openConsole } from '../../testing/open-console.tsx';

const FILE = 'Scenario, report or snapshot';

let saved: Saved[];
beforeEach(() => {
  saved = catchSaved();
});

const lastSaved = async (count: number): Promise<Saved> => {
  await until(() => expect(saved).toHaveLength(count));
  return saved.at(-1)!;
};

describe('exports of the console', () => {
  it('are saved as scenario, test, report and snapshot', async () => {
    const { control, neverPressed } = await openConsole('exports');
    await until(async () => expect((await control.call('GET /history')).isKept).toBe(true));
    await control.setBalance(SOMCHAI, { account: 'WALLET', amount: 77.25 });
    await fill('Name', 'Seventy-seven');
    await fill('What was seen', 'The sum is odd');

    await press('Save as scenario');
    const scenario = await lastSaved(1);
    expect(scenario.name).toBe('seventy-seven.scenario.json');
    expect(await textOf(scenario)).toMatchObject({ name: 'Seventy-seven', description: 'The sum is odd' });

    await press('As a test');
    await until(() => expect(saved).toHaveLength(3));
    expect(saved.map(({ name }) => name).slice(1)).toEqual([
      'seventy-seven.spec.ts',
      'seventy-seven.scenario.json',
    ]);
    expect(await saved[1]!.blob.text()).toContain(
      'expect((await world.member(member.phone)).wallet).toBe(77.25);',
    );

    await press('As a report');
    const report = await lastSaved(4);
    expect(report.name).toBe('seventy-seven.report.json');
    const { versions } = await control.call('GET /report', { query: { name: 'x' } });
    expect(await textOf(report)).toMatchObject({
      note: 'The sum is odd',
      format: 'wallet-report',
      versions: { ...versions, browser: navigator.userAgent },
    });

    await press('Save as snapshot');
    const snapshot = await lastSaved(5);
    expect(snapshot.name).toBe('seventy-seven.snapshot.json');
    expect(await textOf(snapshot)).toEqual(await control.snapshot());
    expect(neverPressed()).toEqual(['POST /scenarios']);
  });

  it('open in another world, for each of the three kinds', async () => {
    const source = await makeWorld('a member without money');
    await source.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 12 });
    const scenario = await source.control.scenario('Twelve');
    const report = await source.control.call('GET /report', { query: { name: 'Twelve seen', note: 'Odd' } });
    const snapshot = await source.control.snapshot();
    const { world, control, sent } = await openConsole('exports');
    for (const [kind, file, title] of [
      ['scenario', scenario, 'Twelve'],
      ['report', report, 'Twelve seen'],
      ['snapshot', snapshot, 'a member without money'],
    ] as const) {
      await control.reset();
      await fillFile(FILE, 'a.json', file);
      await until(() => row(title));
      expect(row(title).textContent.includes('Add to this mock')).toBe(kind === 'scenario');
      await pressAndConfirm(`Open it in ${world.name}`);
      await becomes(async () => (await control.member(SOMCHAI)).wallet, 12);
      expect(sent.map(([verb]) => verb)).toContain(`PUT /${kind}`);
    }
    expect(await control.snapshot()).toEqual(snapshot);
  });

  it('are refused with the first wrong field when they are damaged', async () => {
    const source = await makeWorld();
    const report = await source.control.call('GET /report', { query: { name: 'Odd' } });
    const scenario = await source.control.scenario('Odd');
    const truncated = Object.fromEntries(Object.entries(report).filter(([part]) => part !== 'pictures'));
    await openConsole('exports');
    for (const [file, reason] of [
      [truncated, '/ must have required properties pictures'],
      [{ ...report, journal: {} }, '/journal must be array'],
      [{ ...report, versions: null }, '/versions must be object'],
      [{ ...report, versions: { 'a\nb': { toString: 1, valueOf: 1 } } }, '/versions/a\nb must be string'],
      [{ ...scenario, name: {} }, '/name must be string'],
      [null, 'no scenario, report or snapshot'],
      [[], 'no scenario, report or snapshot'],
    ] as const) {
      await fillFile(FILE, 'a.json', file);
      await shows(`This file cannot be opened: ${reason}`);
    }
    await fillFile(FILE, 'a.json', scenario);
    await until(() => row('Odd'));
    await fillFile(FILE, 'a.json', []);
    await shows('This file cannot be opened');
    expect(() => row('Odd')).toThrow('no row');
  });

  it('show the file that was chosen last, however long another takes to read', async () => {
    const source = await makeWorld();
    const texts = await Promise.all(
      ['Slow', 'Quick'].map(async (name) => JSON.stringify(await source.control.scenario(name))),
    );
    await openConsole('exports');
    const isRead = Promise.withResolvers<undefined>();
    const slow = new File([texts[0] ?? ''], 'slow.json');
    const reading = vi.spyOn(slow, 'text').mockImplementation(async () => {
      await isRead.promise;
      return texts[0] ?? '';
    });
    fireEvent.change(await until(() => field(FILE)), { target: { files: [slow] } });
    await fillFile(FILE, 'quick.json', texts[1]);
    await until(() => row('Quick'));
    isRead.resolve(undefined);
    await reading.mock.results[0]?.value;
    await new Promise(setImmediate);
    row('Quick');
  });

  it('are added to the mock’s scenarios and removed', async () => {
    const source = await makeWorld();
    await source.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 12 });
    const { control } = await openConsole('exports', { world: source });
    const added = async () =>
      (await control.call('GET /scenarios')).scenarios.filter(({ isFile }) => isFile).map(({ name }) => name);
    await fill('Name', 'Of this test');
    await press('Add to this mock’s scenarios');
    await until(() => row('Of this test'));
    expect(await added()).toEqual(['Of this test']);
    await press('Remove Of this test');
    await becomes(added, []);
    await shows('No file has been added.');

    await fillFile(FILE, 'b.json', await control.scenario('Another'));
    await press('Add to this mock’s scenarios', () => row('Another'));
    await becomes(added, ['Another']);
    await press('Remove Another');
    await becomes(added, []);
    await fillFile(FILE, 'c.json', { format: 'x' });
    await shows('no scenario, report or snapshot of this console');
    await fillFile(FILE, 'd.json', '{');
    await shows('This file cannot be opened');
    await fillFile(FILE, 'e.json', await control.scenario('Third'));
    await until(() => row('Third'));
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  it('hold a note of any length, in any script', async () => {
    await openConsole('exports');
    const send = fetch;
    // The longest address that servers take.
    vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
      path.length > 8_000
        ? Response.json({ code: 'BAD_INPUT', message: 'too long' }, { status: 431 })
        : send(path, init),
    );
    const note = 'ยอดไม่ตรง '.repeat(500);
    const description = note.slice(0, 1000);
    await fill('Name', 'Long');
    await fill('What was seen', note);
    await press('As a report');
    expect(await textOf(await lastSaved(1))).toMatchObject({ note, scenario: { description } });
    await press('Save as scenario');
    expect(await textOf(await lastSaved(2))).toMatchObject({ description });
  });

  it('have a name in any script in the names of their files, as the test refers to them', async () => {
    const { control } = await openConsole('exports');
    await until(async () => expect((await control.call('GET /history')).isKept).toBe(true));
    await control.setBalance(SOMCHAI, { account: 'WALLET', amount: 77.25 });
    await fill('Name', 'ถอนเงิน ครั้งที่ 2');
    await press('As a test');
    await lastSaved(2);
    expect(saved.map(({ name }) => name)).toEqual(['ถอนเงิน-ครั้งที่-2.spec.ts', 'ถอนเงิน-ครั้งที่-2.scenario.json']);
    expect(await saved[0]!.blob.text()).toContain(`'./${saved[1]!.name}'`);
  });

  it('are read again when the same file is chosen again', async () => {
    await openConsole('exports');
    const input = await until(() => field(FILE));
    const chosen = vi.fn();
    Object.defineProperty(input, 'value', { configurable: true, set: chosen, get: () => 'a.json' });
    input.click();
    expect(chosen).toHaveBeenCalledWith('');
  });

  it('show each picture of a report, also of two frames in one language', async () => {
    const errors = vi.spyOn(console, 'error');
    const source = await makeWorld();
    const report = await source.control.call('GET /report', { query: { name: 'Two' } });
    const picture = { name: 'Member app, th', png: 'AAAA' };
    await openConsole('exports');
    await fillFile(FILE, 'a.json', { ...report, pictures: [picture, { ...picture, png: 'BBBB' }] });
    await until(() => expect(document.querySelectorAll(`img[alt="${picture.name}"]`)).toHaveLength(2));
    expect(errors).not.toHaveBeenCalled();
  });

  it('are named after the scenario and the world, however long their names are', async () => {
    const { control } = await openConsole('exports');
    const [name, address] = ['s'.repeat(100), 'w'.repeat(64)];
    await control.call('POST /scenarios', { body: await control.scenario(name) });
    onTestFinished(async () => void (await control.call('DELETE /scenarios', { query: { name } })));
    await control.call('PUT /', { params: { world: address }, body: { scenario: name } });
    await openConsole('exports', { address });
    const given = () => field('Name').value;
    await until(() => expect(given()).toBe(`${'s'.repeat(80)} (${'w'.repeat(15)})`));
    await press('Save as scenario');
    expect(await textOf(await lastSaved(1))).toMatchObject({ name: given() });
    // The mock takes no longer one.
    expect(field('Name').maxLength).toBe(100);
    await fill('Name', '');
    const save = () => [...document.querySelectorAll('button')].find((one) => one.title === 'GET /scenario');
    await until(() => expect(save()?.disabled).toBe(true));
  });

  it('repeat the chosen part of the journal in a test, or else all of it', async () => {
    await openConsole('exports');
    const asked: (string | null)[][] = [];
    const send = fetch;
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      const { pathname, searchParams } = new URL(path, location.origin);
      if (pathname.endsWith('/journey')) asked.push(['from', 'to'].map((end) => searchParams.get(end)));
      return send(path, init);
    });
    const saves = async (from: string, to: string) => {
      await fill('From journal entry', from);
      await fill('To journal entry', to);
      await press('As a test');
    };
    for (const [index, ends] of [
      ['', ''],
      ['2', ''],
      ['', '3'],
      ['2', '3'],
    ].entries()) {
      await saves(ends[0] ?? '', ends[1] ?? '');
      await until(() => expect(asked).toHaveLength(index + 1));
    }
    expect(asked).toEqual([
      [null, null],
      ['2', null],
      [null, '3'],
      ['2', '3'],
    ]);
  });

  it('show what a report says, by which versions, and its journal', async () => {
    const { world, control } = await openConsole('exports');
    for (const path of ['/api/nowhere', '/api/elsewhere']) await world.fetch(path);
    const report = await control.call('GET /report', { query: { name: 'Two', note: 'The sum is odd' } });
    await fillFile(FILE, 'a.json', { ...report, versions: { mock: '1.2', node: '24' } });
    await shows('The sum is odd', () => box('Open a file'));
    await shows(`${report.at} · mock 1.2 · node 24`, () => box('Open a file'));
    await shows('Journal of the report: 2');
    expect(box('Open a file').querySelectorAll('tbody tr')).toHaveLength(2);
  });
});
