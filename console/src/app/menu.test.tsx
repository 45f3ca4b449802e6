import { fireEvent } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { field, fill, press, shows, turns, until } from '../testing/hands.ts';
import { makeWorld, openConsole } from '../testing/open-console.tsx';
import { PageSocket } from '../testing/page-socket.ts';

const menu = () => document.querySelector('nav')!;
const main = () => document.querySelector('main:not([hidden])')!;
const isRead = () => until(() => expect(main().getAttribute('aria-busy')).toBe('false'));
const address = () => menu().querySelector('[aria-current]')?.getAttribute('href');
const clock = () => document.querySelector<HTMLElement>('[role="group"]')!;
const worlds = () => [...field('World').querySelectorAll('option')].map(({ value }) => value);
/** The page reads everything when its stream opens; a beat later it has begun to. */
async function streamBeats(): Promise<void> {
  const before = PageSocket.received;
  await until(() => expect(PageSocket.received).toBeGreaterThan(before + 1));
  await isRead();
}
const reset = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Reset world');

describe('the menu of the console', () => {
  it('counts no QR that has ended', async () => {
    await openConsole('guide', { scenario: 'a member whose KBANK QR has expired' });
    await shows(/Members\d/, menu);
    await isRead();
    expect(menu().textContent).toContain('DepositsGames');
  });

  it('counts the live QRs, and the messages that no agent has read', async () => {
    const { control } = await openConsole('guide', { scenario: 'a member with a live KBANK QR' });
    await shows('Deposits1', menu);
    const [{ phone } = { phone: '' }] = await control.members();
    const room = await control.chatRoomOf(phone);
    for (const sender of ['customer', 'customer', 'Nok'])
      await control.call('POST /chat/rooms/{room}/messages', {
        params: { room },
        body: { sender, text: '?' },
      });
    await shows('Chat desk2', menu);
  });

  it('counts the members of this world', async () => {
    const { control } = await openConsole('guide');
    await shows('Members3', menu);
    await control.call('POST /members', { body: { phone: '0866666666', name: 'Fah' } });
    await shows('Members4', menu);
  });

  it('keeps the selected member from part to part', async () => {
    await openConsole('members');
    await fill('Malee', 'on');
    await shows('What Malee holds');
    await press('Games', menu);
    await shows('Games of Malee', main);
  });

  it('leads from an address without a part to the overview of its world, and from any other to demo', async () => {
    const { world } = await openConsole('no-such-part');
    await until(() => expect(address()).toBe(`/${world.name}/overview`));
    await openConsole('guide/too/long', { world });
    await until(() => expect(address()).toMatch(/^\/demo\/overview/));
  });

  it('marks the language, and links to the description of the control API', async () => {
    await openConsole('guide');
    await turns('English', true);
    await turns('ไทย', false);
    await press('ไทย');
    await turns('ไทย', true);
    expect(document.querySelector('a[href="/qa/docs/"]')?.textContent).toBeTruthy();
  });
});

describe('the commands of the console', () => {
  it('open by Ctrl and K, which the browser does not get, and not by K alone', async () => {
    await openConsole('guide');
    await shows('Lost answers');
    expect(fireEvent.keyDown(window, { key: 'k', code: 'KeyK' })).toBe(true);
    await new Promise(setImmediate);
    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect(fireEvent.keyDown(window, { key: 'k', code: 'KeyK', ctrlKey: true })).toBe(false);
    await until(() => expect(document.querySelector('[role=dialog]')).not.toBeNull());
  });
});

describe('the world in the console’s bar', () => {
  it('is selected from all worlds, in the order of the alphabet', async () => {
    const { world, control } = await openConsole('members');
    await streamBeats();
    for (const name of ['zebra', 'ant'])
      await control.call('PUT /', { params: { world: name }, body: { scenario: 'a member with coins' } });
    // Nothing reads the list again by time here: the stream reports them.
    await until(() => expect(worlds()).toEqual(expect.arrayContaining(['ant', 'zebra', world.name])));
    expect(worlds()).toEqual(worlds().toSorted());
    await fill('World', 'ant');
    await until(() => expect(address()).toBe('/ant/overview'));
    expect(field('World').value).toBe('ant');
  });

  it('cannot start again once it is gone, and is made again only if it is still gone', async () => {
    const { world, sent } = await openConsole('members');
    await until(() => expect(reset()?.disabled).toBe(false));
    await world.control.remove();
    await shows(`There is no world ${world.name}`);
    expect(reset()?.disabled).toBe(true);
    await press('Make a world', main);
    await until(() => expect(sent).toContainEqual(['PUT /', { isNew: true }]));
    await until(() => expect(reset()?.disabled).toBe(false));
  });

  it('is not needed for the guide and the list of worlds', async () => {
    const { world } = await openConsole('guide');
    await until(() => expect(reset()?.disabled).toBe(false));
    await world.control.remove();
    await until(() => expect(reset()?.disabled).toBe(true));
    expect(main().textContent).toContain('Lost answers');
    await press('Worlds', menu);
    await shows('Share this world', main);
  });

  it('is not made again by the frames of apps', async () => {
    const answers = { 'GET /apps': { web: 'http://127.0.0.1:4100', kiosk: null } };
    const { world } = await openConsole('apps', { answers });
    await press('Add the member app');
    await until(() => expect(document.querySelector('iframe')).not.toBeNull());
    await world.control.remove();
    await shows(`There is no world ${world.name}`);
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('shows a frozen clock as it stands, and a fast one as fast as it runs', async () => {
    const { control } = await openConsole('guide');
    const shown = () => Date.parse(clock().querySelector('time')!.dateTime);
    const now = Date.parse((await control.clock()).now);
    await until(() => expect(shown()).toBe(now));
    await streamBeats();
    expect(shown()).toBe(now);
    await turns('Freeze', true, clock());
    expect(clock().textContent).not.toContain('×');
    await control.setClock({ isFrozen: false, rate: 3600 });
    await shows('×3600', clock);
    await turns('Freeze', false, clock());
    const began = shown();
    await until(() => expect(shown() - began).toBeGreaterThan(1_800_000));
  });
});

describe('the token of the console', () => {
  it('is asked for once', async () => {
    await openConsole('members', { token: 'let-me-in' });
    await shows('This mock needs its token');
    await isRead();
    expect(document.querySelector('main [role=alert]')).toBeNull();
  });
});

describe('the commands of the guide', () => {
  it('act on the open world', async () => {
    const world = await makeWorld();
    await openConsole('guide', { world });
    await shows('Lost answers');
    const commands = [...main().querySelectorAll('pre')].map(({ textContent }) => textContent).join('\n');
    expect(commands.match(/worlds\/[\w-]+/g)?.length).toBeGreaterThan(5);
    for (const address of commands.match(/worlds\/[\w-]+/g) ?? [])
      expect(address).toBe(`worlds/${world.name}`);
  });
});
