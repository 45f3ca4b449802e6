import { describe, expect, it, vi } from 'vitest';
import { verbs } from 'mock-server/control';
import { becomes, field, fill, form, press, shows, until } from '../../testing/hands.ts';
import { openConsole } from '../../testing/open-console.tsx';

const panel = (verb: string) => {
  const found = [...document.querySelectorAll('details')].find(
    (one) => one.querySelector('summary code')?.textContent === verb,
  );
  if (!found) throw new Error(`there is no panel of ${verb}`);
  return found;
};
const answerOf = (verb: string) => panel(verb).querySelector('[role="status"]')?.textContent;
const labels = (verb: string) =>
  [...panel(verb).querySelectorAll('label')].map(({ textContent }) => textContent);

describe('the list of every control', () => {
  it('has every verb, with a search', async () => {
    await openConsole('verbs');
    await until(() =>
      expect(document.querySelectorAll('main details')).toHaveLength(Object.keys(verbs).length),
    );
    await fill('Search', 'gift link');
    await until(() => expect(document.querySelectorAll('main details')).toHaveLength(1));
    panel('POST /gifts');
    // By its key too.
    await fill('Search', 'put /wheel');
    await until(() => expect(document.querySelectorAll('main details')).toHaveLength(1));
    panel('PUT /wheel');
  });

  it('sends the query fields and shows the reply', async () => {
    const { world } = await openConsole('verbs');
    await world.fetch('/api/lookup/info', { headers: { 'x-requested-with': 'wallet-user' } });
    await world.fetch('/api/nowhere');
    await until(() => panel('GET /journal'));
    expect(labels('GET /journal')).toEqual(
      expect.arrayContaining(['call', 'member', 'text', 'status', 'after', 'limit']),
    );
    await fill('text', 'NOWHERE', () => panel('GET /journal'));
    await press('Read GET /journal', () => panel('GET /journal'));
    await shows('"path": "/api/nowhere"', () => panel('GET /journal'));
    expect(panel('GET /journal').textContent).not.toContain('/api/lookup/info');
    await press('Read GET /journal/count', () => panel('GET /journal/count'));
    await shows('"count": 2', () => panel('GET /journal/count'));
    await fill('clientViolations', 'true', () => panel('GET /journal/count'));
    await press('Read GET /journal/count', () => panel('GET /journal/count'));
    await shows('"count": 1', () => panel('GET /journal/count'));
    await press('Read GET /ledger', () => panel('GET /ledger'));
    await shows('"movements"', () => panel('GET /ledger'));
    await fill('name', '…', () => panel('GET /scenario'));
    await press('Read GET /scenario', () => panel('GET /scenario'));
    await shows('querystring: /name', () => panel('GET /scenario'));
    await fill('entryId', '1', () => panel('GET /journal/{entryId}/curl'));
    await press('Read GET /journal/{entryId}/curl', () => panel('GET /journal/{entryId}/curl'));
    await shows(/text\/plain.*, \d+ bytes$/, () => panel('GET /journal/{entryId}/curl'));
    await press('Read GET /snapshot', () => panel('GET /snapshot'));
    // Millions of letters would block the page.
    await until(() => expect(answerOf('GET /snapshot')).toHaveLength(20_000));
  });

  it('sends a body with path parameters and shows the reply or refusal', async () => {
    const { world } = await openConsole('verbs');
    const verb = 'PUT /members/{phone}/balance';
    await until(() => expect(field('phone', panel(verb)).value).toBe('0812345678'));
    // A screen reader tells only what changes in a region that is there already.
    expect(answerOf(verb)).toBe('');
    await fill('amount', '12.5', () => panel(verb));
    await press(`Send ${verb}`, () => panel(verb));
    await shows('"wallet": 12.5', () => panel(verb));
    expect((await world.control.member('0812345678')).wallet).toBe(12.5);
    await fill('amount', '-5', () => panel(verb));
    await press(`Send ${verb}`, () => panel(verb));
    await until(() => expect(answerOf(verb)).toBe('body: /amount must be >= 0, and is -5'));
    await fill('amount', 'ten', () => panel(verb));
    await press(`Send ${verb}`, () => panel(verb));
    await shows('amount: "ten" is no number', () => panel(verb));
    await fill('amount', '11', () => panel(verb));
    await press(`Send ${verb}`, () => panel(verb));
    await shows('"wallet": 11', () => panel(verb));
    expect(panel(verb).querySelector('[role=alert]')).toBeNull();
    await press('Send DELETE /members/{phone}/tokens', () => panel('DELETE /members/{phone}/tokens'));
    await shows('null', () => panel('DELETE /members/{phone}/tokens'));
  });

  it('takes a file if the verb’s body is a file', async () => {
    const { control } = await openConsole('verbs');
    await control.setBalance('0812345678', { account: 'WALLET', amount: 31 });
    const snapshot = await control.snapshot();
    await control.reset();
    const input = await until(() => field('File with the body', form('Send PUT /snapshot')));
    const send = () => form('Send PUT /snapshot').querySelector('button');
    expect(send()?.disabled).toBe(true);
    const choose = (content: string) => {
      Object.defineProperty(input, 'files', { configurable: true, value: [new File([content], 'a.json')] });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose('{');
    await press('Send PUT /snapshot', () => form('Send PUT /snapshot'));
    await shows('This file cannot be opened', () => panel('PUT /snapshot'));
    choose(JSON.stringify(snapshot));
    await press('Send PUT /snapshot', () => form('Send PUT /snapshot'));
    await becomes(async () => (await control.member('0812345678')).wallet, 31);
    await shows('"scenario": "demo"', () => panel('PUT /snapshot'));
    expect(panel('PUT /snapshot').querySelector('[role=alert]')).toBeNull();
  });

  it('takes a file again that was chosen before, once it has changed', async () => {
    await openConsole('verbs');
    const input = await until(() => field('File with the body', form('Send PUT /snapshot')));
    const send = () => form('Send PUT /snapshot').querySelector('button');
    const chosen = vi.fn();
    Object.defineProperty(input, 'value', { configurable: true, set: chosen, get: () => 'a.json' });
    Object.defineProperty(input, 'files', { configurable: true, value: [new File(['{}'], 'a.json')] });
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => expect(send()?.disabled).toBe(false));
    input.click();
    expect(chosen).toHaveBeenCalledWith('');
    // The field shows no file now, so none is sent.
    await until(() => expect(send()?.disabled).toBe(true));
  });

  it('sends no empty field that was not touched', async () => {
    const { control, sent } = await openConsole('verbs');
    await control.setFlags({ requestsPerMinute: 30 });
    const verb = 'PUT /flags';
    await press(`Send ${verb}`, () => panel(verb));
    await becomes(async () => (await control.flags()).registerOTP, false);
    expect(sent).toContainEqual([verb, { registerOTP: false }]);
    await fill('requestsPerMinute', '5', () => panel(verb));
    await fill('requestsPerMinute', '', () => panel(verb));
    await press(`Send ${verb}`, () => panel(verb));
    await becomes(async () => (await control.flags()).requestsPerMinute, null);
  });

  it('sends an emptied field that must be sent, and offers no choice only where none is needed', async () => {
    const { control } = await openConsole('verbs');
    const verb = 'PUT /members/{phone}/bank';
    await until(() => expect(field('phone', panel(verb)).value).toBe('0812345678'));
    const bank = { bankCode: '', bankAccountName: 'FAH', bankAccountNo: '1' };
    for (const [name, value] of Object.entries(bank)) await fill(name, value, () => panel(verb));
    await press(`Send ${verb}`, () => panel(verb));
    await becomes(async () => (await control.member('0812345678')).bank, bank);
    const options = (name: string, of: string) =>
      [...field(name, panel(of)).querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(options('edition', 'PUT /flags')).toContain('–');
    expect(options('reason', 'POST /slips/fail-next')).not.toContain('–');
  });
});
