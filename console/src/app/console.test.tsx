import { fireEvent } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from '../testing/call.ts';
import { box, fill, nameOf, press, shows, until } from '../testing/hands.ts';
import { openConsole } from '../testing/open-console.tsx';
import { PageSocket } from '../testing/page-socket.ts';

const button = (label: string) => {
  const found = [...document.querySelectorAll('button')].find((one) => nameOf(one).includes(label));
  if (!found) throw new Error(`no button is called ${label}`);
  return found;
};
const link = (label: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('nav a')].find(({ textContent }) =>
    textContent.startsWith(label),
  )!;
const isEnabled = (label: string) => !button(label).disabled;

describe('the frame of the console', () => {
  it('asks for the mock’s token and continues with it', async () => {
    await openConsole('members', { token: 'let-me-in' });
    await shows('This mock needs its token');
    expect(document.body.textContent).not.toContain('Somchai');
    await fill('This mock needs its token', 'let-me-in');
    const streams = () => [...PageSocket.open].map(({ url }) => new URL(url).searchParams.get('token'));
    await until(() => expect(streams()).toEqual([null]));
    await press('Use it');
    await shows('Somchai');
    expect(document.body.textContent).not.toContain('This mock needs its token');
    await until(() => expect(streams()).toEqual(['let-me-in']));
  });

  it.each(['not-the-token', 'รหัสม็อก'])('says that %s is not the token, and asks again', async (wrong) => {
    await openConsole('members', { token: 'let-me-in' });
    await fill('This mock needs its token', wrong);
    await press('Use it');
    await shows('This is not the token of this mock.');
    await fill('This mock needs its token', ' let-me-in ');
    await press('Use it');
    await shows('Somchai');
    expect(document.body.textContent).not.toContain('token of this mock');
  });

  it('opens the exports from the earlier address of their section', async () => {
    await openConsole('keep');
    await shows('Save this world');
    expect(document.querySelector('nav [aria-current]')?.textContent).toBe('Save and export');
  });

  it.each([
    ['in Thai', { key: 'า', code: 'KeyK' }],
    ['with Caps Lock', { key: 'K', code: 'KeyK' }],
    ['of another order', { key: 'k', code: 'KeyV' }],
    ['with a command key', { key: 'k', code: 'KeyK', ctrlKey: false, metaKey: true }],
  ])('opens the commands from a keyboard %s', async (_what, key) => {
    await openConsole('guide');
    await shows('Lost answers');
    // That key writes another letter there, which is left to the browser.
    expect(fireEvent.keyDown(window, { key: 't', code: 'KeyK', ctrlKey: true })).toBe(true);
    fireEvent.keyDown(window, { ctrlKey: true, ...key });
    await until(() => expect(document.querySelector('[role=dialog]')).not.toBeNull());
  });

  it('goes on over a mock of this machine while the network is down', async () => {
    const { world } = await openConsole('members');
    await shows('1,000.00 THB');
    fireEvent(window, new Event('offline'));
    try {
      await world.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 7 });
      await shows('7.00 THB');
      await press('Codes');
      await shows('Codes: 80');
    } finally {
      fireEvent(window, new Event('online'));
    }
  });

  it('switches to Thai at once and remembers it', async () => {
    await openConsole('guide');
    await shows('Lost answers');
    await press('ไทย');
    await shows('คำตอบที่หาย');
    expect(document.documentElement.lang).toBe('th');
    document.documentElement.lang = '';
    await openConsole('guide');
    await shows('คำตอบที่หาย');
    expect(document.documentElement.lang).toBe('th');
  });

  it('counts pending items in its menu', async () => {
    const { world } = await openConsole('guide', { scenario: 'a member with two slips in progress' });
    const menu = () => document.querySelector('nav')!;
    await shows('Deposits2', menu);
    expect(document.title).toBe(`Guide · ${world.name} · QA console`);
    const [slip] = await world.control.slips();
    await world.control.call('POST /slips/{slipId}/decide', {
      params: { slipId: slip!.id },
      body: { status: 'FAILED', reason: 'NOT_MATCH' },
    });
    await shows('Deposits1', menu);
    await world.control.addFault({ call: '*', kind: 'limit' });
    await shows('Faults1', menu);
    await world.fetch('/api/lookup/info', { headers: { 'x-requested-with': 'wallet-user' } });
    await shows('Journal1', menu);
    await until(() => expect(menu().textContent).not.toContain('Faults1'));
  });

  it('distinguishes an address that names no possible world from a world that is gone', async () => {
    await openConsole('members', { address: 'My World' });
    await shows('The world My World cannot be read');
    await shows('/world must be a name of up to 64 lowercase letters');
    expect(document.body.textContent).not.toContain('Make a world');
  });

  it('says nothing of an empty list before the mock has answered', async () => {
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    await openConsole('deposits', { holds: (key) => (key === 'GET /qrs' ? slow : undefined) });
    const isBusy = () => document.querySelector('main')?.getAttribute('aria-busy');
    await shows('Download the slip');
    await shows('…', () => box('QR deposits'));
    expect([isBusy(), box('QR deposits').textContent]).toEqual([
      'true',
      'QR depositsThe next QR is refused…',
    ]);
    answer();
    await shows('No QR is waiting.');
    await until(() => expect(isBusy()).toBe('false'));
  });

  it('says that the connection is lost, keeps what is shown, and reads all again once it is back', async () => {
    const { world } = await openConsole('members');
    await shows('1,000.00 THB');
    await until(() => expect(PageSocket.open.size).toBe(1));
    await world.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 5 });
    await shows('5.00 THB');
    const restarted = PageSocket.hold();
    await shows('connection lost');
    await world.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 7 });
    await shows('5.00 THB');
    restarted();
    await shows('7.00 THB');
    expect(document.body.textContent).not.toContain('connection lost');
  });

  it('makes one call of two presses in one moment', async () => {
    const { world, sent } = await openConsole('games');
    await shows('at the provider 350.00');
    const win = await until(() => button('PG: win 50'));
    win.click();
    win.click();
    await shows('at the provider 400.00');
    expect(sent.filter(([verb]) => verb.endsWith('/PG/play'))).toHaveLength(1);
    expect((await world.control.member(SOMCHAI)).games['PG']).toBe(400);
  });

  it('says in every section about a member that the world has none', async () => {
    const asked: string[] = [];
    for (const section of ['members', 'games', 'chat', 'rewards', 'deposits', 'overview']) {
      const { world } = await openConsole(section, { holds: (key) => void asked.push(key) });
      for (const { phone } of await world.control.members()) await world.control.removeMember(phone);
      await shows('This world has no members.', () => document.querySelector('main')!);
      await until(() => expect(document.querySelector('main')?.getAttribute('aria-busy')).toBe('false'));
      if (section === 'deposits') expect(isEnabled('Download the slip')).toBe(false);
      if (section === 'rewards') expect(document.body.textContent).not.toContain('Give a coupon');
    }
    // Nothing is read of a member who is not known.
    expect(asked.filter((address) => address.includes('//'))).toEqual([]);
  });

  it('reads after a change only what the change may concern', async () => {
    const asked: string[] = [];
    const { world } = await openConsole('codes', { holds: (key) => void asked.push(key) });
    await shows('Codes: 80');
    await until(() => expect(PageSocket.open.size).toBe(1));
    await until(() => expect(document.querySelector('main')?.getAttribute('aria-busy')).toBe('false'));
    await shows('Faults', () => document.querySelector('nav')!);
    asked.length = 0;
    await world.control.addFault({ call: '*', kind: 'limit' });
    await shows('Faults1', () => document.querySelector('nav')!);
    expect(asked).toContain('GET /faults');
    for (const fixed of ['GET /codes', 'GET /calls', 'GET /apps', 'GET /scenarios'])
      expect(asked).not.toContain(fixed);
  });

  it('says that the mock does not answer, calls nothing empty meanwhile, and continues once it does', async () => {
    let isDown = false;
    const { control } = await openConsole('guide', {
      holds: () => (isDown ? Promise.reject(new TypeError('Failed to fetch')) : undefined),
    });
    await shows('Members3', () => document.querySelector('nav')!);
    await until(() => expect(document.body.textContent).not.toContain('connecting'));
    isDown = true;
    const restarted = PageSocket.hold();
    await shows('connection lost');
    link('Journal').click();
    await shows('…', () => document.querySelector('main')!);
    await shows('The mock does not answer.', () => document.querySelector('main')!);
    expect(document.body.textContent).not.toContain('Nothing has happened yet.');
    await until(() => box('Journal: …'));
    await press('+1 min');
    await until(() => expect(document.querySelector('[role=alert], [role=status]')).not.toBeNull());
    expect(document.body.textContent).not.toContain('Failed to fetch');
    isDown = false;
    restarted();
    await shows('Nothing has happened yet.');
    expect(document.querySelector('main')?.textContent).not.toContain('does not answer');
    expect(await control.journal()).toEqual([]);
  });
});
