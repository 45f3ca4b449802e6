import { describe, expect, it } from 'vitest';
import { SOMCHAI } from '../testing/call.ts';
import { box, dialog, press, row, shows, until } from '../testing/hands.ts';
import { openConsole } from '../testing/open-console.tsx';

const never = () => new Promise<void>(() => undefined);
const isSilent = () => Promise.reject(new TypeError('Failed to fetch'));
const menu = () => document.querySelector('nav')!;

/** Opens a section in which these verbs get no answer. */
const openWithout = (section: string, verbs: readonly string[], answer = never) =>
  openConsole(section, { holds: (key) => (verbs.includes(key) ? answer() : undefined) });

describe('what the console does not know', () => {
  it.each([
    ['journal', 'GET /journal', 'Journal: …'],
    ['codes', 'GET /codes', 'Codes: …'],
    ['scenarios', 'GET /scenarios', 'Scenarios: …'],
    ['chat', 'GET /chat/sockets', 'Connected now: …'],
    ['rewards', 'GET /wheel', 'Planned: …'],
    ['worlds', 'GET /worlds', 'WorldsSearch…'],
  ])('is no zero in the part %s', async (section, verb, text) => {
    await openWithout(section, [verb]);
    await shows(text, () => document.querySelector('main')!);
  });

  it('is no empty list after an answer that cannot be used', async () => {
    await openConsole('deposits', { answers: { 'GET /qrs': { qrs: [{ amount: 'ten' }] } } });
    await shows('/qrs/0', () => document.querySelector('main [role=alert]')!);
    expect(box('QR deposits').textContent).toBe('QR depositsThe next QR is refused…');
  });

  it('is no count of zero in the menu', async () => {
    await openWithout('guide', ['GET /journal/count', 'GET /slips'], isSilent);
    await shows('Members3', menu);
    await shows('Journal…', menu);
    await shows('Deposits…', menu);
  });

  it('is no missing bonus, and no missing point of the history', async () => {
    await openWithout('members', ['GET /members/{phone}/bonus']);
    const bonus = () => row('Bonus', box('What Somchai holds')).textContent;
    await until(() => expect(bonus()).toBe('Bonus…'));
    const { world } = await openWithout('journal', ['GET /history']);
    await world.fetch('/api/nowhere');
    await press('GET /api/nowhere');
    await shows('#1 GET /api/nowhere');
    expect(document.body.textContent).not.toContain('no longer kept');
  });

  it('is no reason to start the world again without a question', async () => {
    const { control } = await openWithout('scenarios', ['GET /journal/count']);
    await control.setBalance(SOMCHAI, { account: 'WALLET', amount: 7 });
    await press('Make it: Make this world: demo');
    await until(() => expect(dialog().textContent).toContain('journal (entries: …)'));
    expect((await control.member(SOMCHAI)).wallet).toBe(7);
  });

  it('is not taken for the scenario demo when the world is to start again', async () => {
    await openWithout('scenarios', ['GET /']);
    const reset = () =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Reset world');
    await until(() => expect(reset()?.disabled).toBe(true));
    await openConsole('scenarios');
    await until(() => expect(reset()?.disabled).toBe(false));
  });
});
