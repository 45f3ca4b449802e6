import { describe, expect, it } from 'vitest';
import { errorRows } from '../testing/error-rows.ts';
import { becomes, box, field, fill, nameOf, press, shows, until } from '../testing/hands.ts';
import { noteControls, openConsole } from '../testing/open-console.tsx';

const TRANSFER = 'POST /api/wallet/transfer';
const PRESETS = {
  '3 seconds late': { kind: 'latency', milliseconds: 3000 },
  '20 seconds late': { kind: 'latency', milliseconds: 20_000 },
  'Hangs until removed': { kind: 'hang' },
  'Done, answer lost': { kind: 'drop' },
  'Cut before it is done': { kind: 'reset' },
  'Half an answer': { kind: 'half-body' },
  'Empty answer': { kind: 'empty' },
  'Answer of another shape': { kind: 'wrong-shape' },
  '429': { kind: 'limit' },
  '502 of a proxy': { kind: 'status', status: 502 },
  'Gone (410)': { kind: 'gone' },
};
const STATES = {
  'Slow network: 3 seconds a call': { call: '*', kind: 'latency', times: 'always' },
  'The next call: REQUEST_LIMIT (429)': { call: '*', kind: 'limit', times: 1 },
  'Every call answers gone': { call: '*', kind: 'gone', times: 'always' },
  'No network': { call: '*', kind: 'reset', times: 'always' },
  '30 % of calls fail': { call: '*', kind: 'reset', probability: 0.3 },
  'Timeout after commit: the next transfer': { call: TRANSFER, kind: 'drop', times: 1 },
  'Half an answer: the next transfer': { call: TRANSFER, kind: 'half-body', times: 1 },
  'Timeout after commit: the next withdrawal': { call: 'POST /api/wallet/withdrawAll', kind: 'drop' },
  'Half an answer: the next withdrawal': { call: 'POST /api/wallet/withdrawAll', kind: 'half-body' },
  'Timeout after commit: the next QR': { call: 'POST /api/qrcode/{bankCode}', kind: 'drop' },
  'Half an answer: the next QR': { call: 'POST /api/qrcode/{bankCode}', kind: 'half-body' },
  'Timeout after commit: the next spin': { call: 'POST /api/spinwheel/spin', kind: 'drop' },
  'Half an answer: the next spin': { call: 'POST /api/spinwheel/spin', kind: 'half-body' },
};

describe('the faults of the console', () => {
  it('are listed with their own status and their latency’s spread', async () => {
    const { control } = await openConsole('faults');
    await control.addFault({ call: '*', kind: 'status', status: 500 });
    await control.addFault({ call: '*', kind: 'latency', milliseconds: 10, spread: 50 });
    await shows('Status of a proxy · *500', () => box('Active faults'));
    await shows('10–60 ms', () => box('Active faults'));
    expect(box('Active faults').textContent).not.toContain('502');
    await shows('Active faults2 on');
    await control.addFault({ call: '*', kind: 'refuse', code: 'INVALID_IP', status: 403, times: 3 });
    await shows('INVALID_IP · × 3', () => box('Active faults'));
    await control.addFault({ call: '*', kind: 'gone', times: 'always', probability: 0.25 });
    await shows('Gone (410) · *always · 25%', () => box('Active faults'));
    await press('Remove all faults', () => box('Active faults'));
    // Nothing is left to remove.
    await until(() => expect(box('Active faults').textContent).toBe('Active faultsNo fault is planned.'));
  });

  it('are planned by call and by state, and removed one by one or all at once', async () => {
    const { control, neverPressed } = await openConsole('faults');
    /** In any order. */
    const isPlanned = async (faults: object[]) => {
      await becomes(async () => (await control.faults()).length, faults.length);
      const planned = await control.faults();
      for (const fault of faults) expect(planned).toContainEqual(expect.objectContaining(fault));
    };
    const last = async () => (await control.faults()).at(-1);
    await until(() => expect(field('Call').querySelectorAll('option').length).toBeGreaterThan(70));
    await press('429', () => box('By call'));
    await until(async () => expect(await last()).toMatchObject({ call: '*', kind: 'limit', times: 1 }));
    expect(field('Call').value).toBe('*');
    await control.clearFaults();
    await fill('Call', TRANSFER);
    for (const label of Object.keys(PRESETS)) await press(label, () => box('By call'));
    await isPlanned(Object.values(PRESETS).map((fault) => ({ call: TRANSFER, times: 1, ...fault })));
    await fill('How often', '3');
    await press('429', () => box('By call'));
    await until(async () => expect(await last()).toMatchObject({ kind: 'limit', times: 3 }));
    await fill('How often', 'always');
    await press('Gone (410)', () => box('By call'));
    await until(async () => expect(await last()).toMatchObject({ kind: 'gone', times: 'always' }));
    const { id } = (await last())!;
    await press(`Remove fault ${id}`);
    await becomes(async () => (await control.faults()).some((one) => one.id === id), false);
    await press('Remove all faults', () => box('Active faults'));
    await becomes(() => control.faults(), []);
    await shows('No fault is planned.');

    for (const label of Object.keys(STATES)) await press(label, () => box('In one click'));
    await isPlanned(Object.values(STATES));
    await press('Remove all faults', () => box('In one click'));
    await becomes(() => control.faults(), []);
    const labels = [...box('In one click').querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(labels).toEqual(expect.arrayContaining(Object.keys(STATES)));
    expect(labels).toHaveLength(Object.keys(STATES).length + 1);
    expect(neverPressed()).toEqual([]);
  });
});

describe('the codes of the console', () => {
  it('are answered by the next call, each of the 80 with one press', async () => {
    const { control, neverPressed } = await openConsole('codes');
    const rows = await until(() => errorRows(80));
    const { codes } = await control.call('GET /codes');
    const expected = rows.map(({ code, row }) => {
      const { calls = [], recipes = [] } = codes.find((one) => one.code === code) ?? {};
      const statuses = [...new Set(calls.map(({ status }) => status))].join(' / ');
      expect(row.textContent).toContain(
        [statuses, ...recipes.map(({ how }) => how)].filter(Boolean).join(' · '),
      );
      return { call: calls[0]?.call ?? '*', code };
    });
    noteControls();
    // Presses all of them at once: 80 waits for the page would take long.
    for (const [index, { call, code }] of expected.entries()) {
      const button = rows[index]!.row.querySelector('button')!;
      expect(nameOf(button)).toBe(`Make the next answer this: The next ${call} answers ${code}`);
      button.click();
    }
    await becomes(async () => (await control.faults()).length, 80);
    const planned = (await control.faults()).map(({ call, kind, code, times }) => [code, call, kind, times]);
    const inOrder = (lists: unknown[][]) =>
      lists.toSorted((a, b) => String(a[0]).localeCompare(String(b[0])));
    expect(inOrder(planned)).toEqual(inOrder(expected.map(({ code, call }) => [code, call, 'refuse', 1])));
    expect(neverPressed()).toEqual(['POST /slips/fail-next']);
  });

  it('are answered by a chosen call, and found by search', async () => {
    const { world } = await openConsole('codes');
    await until(() => errorRows(80));
    const { codes } = await world.control.call('GET /codes');
    const how = codes[0]?.recipes[0]?.how ?? '';
    await fill('Search', how.toUpperCase());
    await until(() =>
      errorRows(codes.filter(({ recipes }) => recipes.some((one) => one.how.includes(how))).length),
    );
    await fill('Search', 'invalid_ip');
    const found = codes.filter((one) => JSON.stringify([one.code, ...one.recipes]).includes('INVALID_IP'));
    const rows = await until(() => errorRows(found.length));
    expect(rows.length).toBeLessThan(5);
    const code = 'INVALID_IP';
    const { row } = rows.find((one) => one.code === code)!;
    const select = row.querySelector('select')!;
    select.value = '*';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await press(`Make the next answer this: The next * answers ${code}`, () => row);
    await until(async () => expect((await world.control.faults())[0]).toMatchObject({ call: '*', code }));
    const answer = await world.fetch('/api/lookup/info', { headers: { 'x-requested-with': 'wallet-user' } });
    expect(await answer.json()).toMatchObject({ message: code });
  });
});
