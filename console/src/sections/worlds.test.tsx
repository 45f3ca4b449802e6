import { describe, expect, it, vi } from 'vitest';
import { SOMCHAI } from '../testing/call.ts';
import {
  becomes,
  box,
  dialog,
  field,
  fill,
  form,
  press,
  pressAndConfirm,
  row,
  shows,
  until,
} from '../testing/hands.ts';
import { makeWorld, openConsole } from '../testing/open-console.tsx';
import { PageSocket } from '../testing/page-socket.ts';

const heading = () => document.querySelector('h1')?.textContent ?? '';
/** The text of the page without what is hidden. */
const visible = () => document.querySelector('main:not([hidden])')?.textContent ?? '';
const isListed = (name: string) =>
  [...document.querySelectorAll('main a')].some((a) => a.textContent === name);

describe('the worlds of the console', () => {
  it('have a new name of lowercase letters, digits and hyphens', async () => {
    const { world } = await openConsole('worlds');
    const made = () => form('Make a world');
    await until(made);
    await fill('Name', world.name, made);
    await shows(`There is already a world ${world.name}.`);
    for (const bad of ['My World', 'ünter', '-mine', 'a'.repeat(65)]) {
      await fill('Name', bad, made);
      await shows('A name has lowercase letters, digits and hyphens, at most 64.');
    }
    const makes = () => [...made().querySelectorAll('button')].map(({ disabled }) => disabled);
    expect(makes()).toEqual([true, true]);
  });

  it('are made, copied, made again and removed', async () => {
    const { world, control, sent, neverPressed } = await openConsole('worlds');
    await control.setBalance(SOMCHAI, { account: 'WALLET', amount: 77 });
    const worlds = async () => (await control.call('GET /worlds')).worlds.map(({ name }) => name).toSorted();
    const made = () => form('Make a world');

    await fill('Name', 'of-mine', made);
    await fill('Scenario', 'a member with coins', made);
    await press('Make a world', made);
    await becomes(worlds, ['of-mine', world.name]);
    await until(() => expect(heading()).toBe('Overview'));
    await press('Worlds');
    const { seed } = await control.call('GET /', { params: { world: 'of-mine' } });
    await shows(`a member with coins · members: 1 · `, () => row('of-mine'));
    await shows(` · seed ${seed}`, () => row('of-mine'));
    const current = [world.name, 'of-mine'].map((name) => row(name).textContent.includes('current'));
    expect(current).toEqual([false, true]);
    expect(await control.call('GET /members', { params: { world: 'of-mine' } })).toMatchObject({
      members: [{ coins: 10 }],
    });

    await press('Reset world: Reset of-mine');
    await shows('Reset of-mine', () => dialog());
    await press('Reset world', () => dialog());
    const again = ['PUT /worlds/of-mine', { scenario: 'a member with coins', seed }];
    await until(() => expect(sent).toContainEqual(again));
    await press(world.name, () => row(world.name));
    await until(() => expect(heading()).toBe('Overview'));
    await press('Worlds');
    await fill('Name', 'a-copy', made);
    await press(`Copy ${world.name} to this name`, made);
    await becomes(worlds, ['a-copy', 'of-mine', world.name]);
    const { members } = await control.call('GET /members', { params: { world: 'a-copy' } });
    expect(members[0]?.wallet).toBe(77);

    await until(() => expect(heading()).toBe('Overview'));
    await press('Worlds');
    await pressAndConfirm('Remove of-mine', 'Remove');
    await becomes(worlds, ['a-copy', world.name]);
    await until(() => expect(isListed('of-mine')).toBe(false));
    expect(neverPressed()).toEqual([]);
  });

  it('are shared by a link, which the tester copies by hand where the page has no clipboard', async () => {
    const { world } = await openConsole('worlds');
    vi.stubGlobal('navigator', { clipboard: { writeText: vi.fn(() => Promise.resolve()) } });
    expect((await until(() => field('Link', box('Share this world')))).value).toBe(
      `${location.origin}/#/${world.name}/overview`,
    );
    await press('Copy', () => box('Share this world'));
    expect(navigator.clipboard.writeText).toHaveBeenCalledWith(`${location.origin}/#/${world.name}/overview`);
    await shows('Done: Link copied');
    // A page from another machine without TLS has no clipboard.
    vi.stubGlobal('navigator', {});
    await press('Copy', () => box('Share this world'));
    await shows('Select the text and copy it.');
  });

  it('appear in the list and leave it when another tester makes and removes them', async () => {
    await openConsole('worlds');
    const other = await makeWorld();
    await until(() => expect(isListed(other.name)).toBe(true));
    const options = () =>
      [...document.querySelectorAll('select option')].map(({ textContent }) => textContent);
    expect(options()).toContain(`World: ${other.name}`);
    await other.control.remove();
    await until(() => expect(isListed(other.name)).toBe(false));
    expect(options()).not.toContain(`World: ${other.name}`);
  });

  it('say so when the open world is removed, and create it again', async () => {
    const { world } = await openConsole('members');
    await shows('Somchai');
    await world.control.remove();
    await shows(`There is no world ${world.name}`);
    expect(visible()).not.toContain('Somchai');
    expect(document.querySelector('nav')?.textContent).toContain('MembersDeposits');
    expect(document.querySelector('[role="group"]')).toBeNull();
    await press('Make a world');
    await until(() => expect(visible()).toContain('Somchai'));
    expect(await world.control.world()).toMatchObject({ scenario: 'demo' });
  });

  it('keep what was typed while another tester removes the world and makes it again', async () => {
    const { world } = await openConsole('exports');
    await fill('What was seen', 'The sum is odd');
    const note = field('What was seen');
    await world.control.remove();
    await shows(`There is no world ${world.name}`);
    expect(note.closest('[hidden]')).not.toBeNull();
    await world.control.reset();
    await until(() => expect(visible()).toContain('Name'));
    expect(field('What was seen')).toBe(note);
    expect(note.closest('[hidden]')).toBeNull();
    expect(note.value).toBe('The sum is odd');
  });

  it('are never made in place of one that another tester has just made', async () => {
    let isStale = false;
    const { world, sent } = await openConsole('worlds', {
      holds: (key) => (isStale && key === 'GET /worlds' ? new Promise(() => undefined) : undefined),
    });
    const made = () => form('Make a world');
    await until(() => expect(isListed(world.name)).toBe(true));
    isStale = true;
    const other = await makeWorld();
    await other.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 7 });
    await fill('Name', other.name, made);
    await press('Make a world', made);
    await shows(`there is already a world "${other.name}"`);
    await press(`Copy ${world.name} to this name`, made);
    await until(() =>
      expect(sent.slice(-2)).toEqual([
        [`PUT /worlds/${other.name}`, { scenario: 'demo', isNew: true }],
        ['POST /copy', { to: other.name, isNew: true }],
      ]),
    );
    expect((await other.control.member(SOMCHAI)).wallet).toBe(7);
    // Nothing was made that could be opened.
    const beats = PageSocket.received;
    await until(() => expect(PageSocket.received).toBeGreaterThan(beats + 1));
    expect(heading()).toBe('Worlds');
  });

  it('show how many members the others have by now', async () => {
    const other = await makeWorld();
    await openConsole('worlds');
    await shows('members: 3', () => row(other.name));
    await other.control.removeMember(SOMCHAI);
    await shows('members: 2', () => row(other.name));
  });

  it('are shown fifty at a time, the open one first, and found by name', async () => {
    const world = await makeWorld();
    const { control } = world;
    for (let at = 0; at < 110; at += 1)
      await control.call('PUT /', {
        params: { world: `many-${at}` },
        body: { scenario: at === 7 ? 'a member with coins' : 'demo' },
      });
    await openConsole('worlds', { world });
    const rows = () => box('Worlds').querySelectorAll('li');
    await until(() => expect(rows()).toHaveLength(50));
    expect(rows()[0]?.textContent).toContain(world.name);
    await press('Show more worlds (61 more)');
    await until(() => expect(rows()).toHaveLength(100));
    await press('Show more worlds (11 more)');
    await until(() => expect(rows()).toHaveLength(111));
    await fill('Search', 'WITH COINS', () => box('Worlds'));
    await until(() =>
      expect([...rows()].map((one) => one.querySelector('a')?.textContent)).toEqual(['many-7']),
    );
    await fill('Search', 'MANY-59', () => box('Worlds'));
    await until(() => expect(rows()).toHaveLength(1));
    await fill('Search', 'none of them', () => box('Worlds'));
    await shows('No world fits.');
  });

  it('have a count of the mock’s contract violations, if there are any', async () => {
    const other = await makeWorld();
    const world = await makeWorld();
    const { worlds } = await world.control.call('GET /worlds');
    const answer = {
      worlds: worlds.map((one) => (one.name === other.name ? { ...one, serverViolations: 17 } : one)),
    };
    await openConsole('worlds', { world, answers: { 'GET /worlds': answer } });
    await until(() => expect(row(other.name).querySelector('[class*="danger"]')?.textContent).toBe('17'));
    expect(row(world.name).querySelector('span[class*="danger"]')).toBeNull();
  });

  it('are shared by hand too where the browser refuses its clipboard', async () => {
    const writeText = vi.fn(() => Promise.reject(new Error('not allowed')));
    await openConsole('worlds');
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await press('Copy', () => box('Share this world'));
    await until(() => expect(writeText).toHaveBeenCalledOnce());
    await shows('Select the text and copy it.');
    expect(document.body.textContent).not.toContain('not allowed');
    expect(document.body.textContent).not.toContain('Done: Link copied');
  });
});
