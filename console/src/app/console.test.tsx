import { describe, expect, it } from 'vitest';
import { fill, press, shows, until } from '../testing/hands.ts';
import { openConsole } from '../testing/open-console.tsx';

describe('the frame of the console', () => {
  it('asks for the mock’s token and continues with it', async () => {
    await openConsole('members', { token: 'let-me-in' });
    await shows('This mock wants its token');
    expect(document.body.textContent).not.toContain('Somchai');
    await fill('This mock wants its token', 'let-me-in');
    await press('Use it');
    await shows('Somchai');
    expect(document.body.textContent).not.toContain('This mock wants its token');
  });

  it('switches to Thai at once and remembers it', async () => {
    await openConsole('guide');
    await shows('Lost answers');
    await press('ไทย');
    await shows('คำตอบที่หาย');
    expect(document.documentElement.lang).toBe('th');
    await openConsole('guide');
    await shows('คำตอบที่หาย');
  });

  it('counts pending items in its menu', async () => {
    const { world } = await openConsole('guide', { scenario: 'a member with two slips in progress' });
    const menu = () => document.querySelector('nav')!;
    await shows('Deposits2', menu);
    await world.control.addFault({ call: '*', kind: 'limit' });
    await shows('Faults1', menu);
    await world.fetch('/api/lookup/info', { headers: { 'x-requested-with': 'wallet-user' } });
    await shows('Journal1', menu);
    await until(() => expect(menu().textContent).not.toContain('Faults1'));
  });
});
