import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import type { Call } from '../../api/call.ts';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import type { Platform } from '../../platform/platform.ts';
import { followLocale } from '../../shared/session/locale.ts';
import { createAppStore } from '../../shared/session/services.ts';
import { withLateAnswers } from '../../testing/late-answers.ts';
import { makeServices, makeWorld, renderApp } from '../../testing/render-app.tsx';
import { conditionsAtom, loadConditionsAtom } from './conditions-state.ts';

const dialog = () => screen.findByRole('dialog', { name: 'Conditions of use' });

it('shows the conditions in the order of the service, as sanitised HTML, read again each time [2.31] [3.07] [7.02]', async () => {
  const world = await makeWorld();
  const conditions = [
    '<b>One account</b> for each',
    'Of age<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>Last',
  ];
  await world.control.setLookups({ conditions });
  const { user } = await renderApp({ world, signedIn: SOMCHAI });
  await user.click(await screen.findByRole('button', { name: 'Conditions' }));
  const list = await within(await dialog()).findByRole('list', { name: 'Conditions of use' });
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['One account for each', 'Of age', 'Last']);
  expect(items[0]?.querySelector('b')).toHaveTextContent('One account');
  expect(list.querySelector('script, [onerror]')).toBeNull();
  await user.keyboard('{Escape}');
  await world.control.setLookups({ conditions: ['New terms'] });
  await user.click(await screen.findByRole('button', { name: 'Conditions' }));
  expect(await within(await dialog()).findByText('New terms')).toBeVisible();
});

it.each([
  ['a link with its host', '_blank', ['the terms (rules.example)'], ['https://rules.example/1']],
  ['its text alone where no other site may open', null, ['the terms'], []],
] as const)('shows of a link in a condition %s [2.31]', async (_, linkTarget, texts, targets) => {
  const world = await makeWorld();
  await world.control.setLookups({ conditions: ['<a href="https://rules.example/1">the terms</a>'] });
  const platform = { ...createBrowserPlatform(window), linkTarget };
  const { user } = await renderApp({ world, signedIn: SOMCHAI, platform });
  await user.click(await screen.findByRole('button', { name: 'Conditions' }));
  const inside = within(await dialog());
  const items = await inside.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(texts);
  expect(inside.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(targets);
});

it('opens a page of the app from a link without a new load, closes for it, and leaves every other link to the browser', async () => {
  const world = await makeWorld();
  await world.control.setLookups({
    conditions: [
      '<a href="/user/bonus?from=terms">Our bonuses</a><br><a href="https://rules.example/1">rules</a>',
    ],
  });
  const { user } = await renderApp({ world, signedIn: SOMCHAI });
  await user.click(await screen.findByRole('button', { name: 'Conditions' }));
  const links = await within(await dialog()).findAllByRole('link');
  const toBrowser: string[] = [];
  const stop = new AbortController();
  document.addEventListener(
    'click',
    (event) => {
      if (!event.defaultPrevented && event.target instanceof HTMLAnchorElement)
        toBrowser.push(event.target.pathname);
      event.preventDefault();
    },
    { signal: stop.signal },
  );
  for (const key of ['Control', 'Meta', 'Shift', 'Alt'])
    await user
      .keyboard(`{${key}>}`)
      .then(() => user.click(links[0]!))
      .then(() => user.keyboard(`{/${key}}`));
  await user.click(links[1]!);
  expect(toBrowser).toEqual([...Array<string>(4).fill('/user/bonus'), '/1']);
  await user.click(links[0]!);
  stop.abort();
  expect(toBrowser).toHaveLength(5);
  expect(await screen.findByRole('heading', { name: 'Bonus', level: 1 })).toBeVisible();
  expect(window.location.search).toBe('?from=terms');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leads to the contact page of the member, and opens the guide for visitors apart, without leaving the session', async () => {
  const world = await makeWorld();
  const conditions = ['<a href="/contact">Our team</a><br><a href="/howto">The guide</a>'];
  await world.control.setLookups({ conditions });
  const { user } = await renderApp({ world, signedIn: SOMCHAI });
  await user.click(await screen.findByRole('button', { name: 'Conditions' }));
  const [team, guide] = await within(await dialog()).findAllByRole('link');
  const stop = new AbortController();
  let isLeftToBrowser = false;
  const listen = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', listen, { signal: stop.signal });
  await user.click(guide!);
  stop.abort();
  expect([isLeftToBrowser, guide]).toEqual([true, expect.objectContaining({ target: '_blank' })]);
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.click(team!);
  expect(await screen.findByRole('heading', { name: 'Contact us', level: 1 })).toBeVisible();
  expect(window.location.pathname).toBe('/user/contact');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sessionStorage.getItem('token')).not.toBeNull();
});

it('follows the language when another page of the browser changes it [1.19] [2.31]', async () => {
  const world = await makeWorld();
  await world.control.setLookups({ conditions: ['One account for each'] });
  let tell = () => {};
  const platform: Platform = {
    ...createBrowserPlatform(window),
    onDurableChange: (key, listener) => {
      if (key === 'locale') tell = listener;
    },
  };
  const { user, i18n } = await renderApp({ world, signedIn: SOMCHAI, platform });
  followLocale(i18n, platform, 'thai');
  await user.click(await screen.findByRole('button', { name: 'Conditions' }));
  expect(await screen.findByText('One account for each')).toBeVisible();
  await world.control.setLookups({ conditions: ['ຄົນລະບັນຊີດຽວ'] });
  platform.durableStorage.set('locale', 'lo');
  act(tell);
  expect(await screen.findByText('ຄົນລະບັນຊີດຽວ')).toBeVisible();
  expect(screen.queryByText('One account for each')).toBeNull();
});

it('offers another try after a failed load, and says if there are no conditions [2.31] [3.07]', async () => {
  const world = await makeWorld();
  await world.control.setLookups({ conditions: [] });
  await world.control.addFault({ call: 'GET /api/lookup/conditions', kind: 'reset' });
  const { user } = await renderApp({ world, signedIn: SOMCHAI });
  await user.click(await screen.findByRole('button', { name: 'Conditions' }));
  const inside = within(await dialog());
  expect(await inside.findByText('The conditions could not be loaded')).toBeVisible();
  await user.click(inside.getByRole('button', { name: 'Try again' }));
  expect(await inside.findByText('There are no further conditions')).toBeVisible();
  expect(inside.queryByText(/could not be loaded/)).toBeNull();
});

it('a damaged, blank or empty condition keeps its number, hides no other, and can be read again [2.31] [3.07] [8.29]', async () => {
  const world = await makeWorld();
  const call = 'GET /api/lookup/conditions';
  const answer = (body: unknown[], times: 1 | 'always' = 1) =>
    world.control.addFault({ call, kind: 'status', status: 200, body: JSON.stringify(body), times });
  await answer(['One', null, '  ', 'Four']);
  await answer(['<p>One</p>', '<p><br></p>']);
  await answer([7, ' ']);
  await answer(['One', 'Two', 'Three'], 'always');
  const { user } = await renderApp({ world, signedIn: SOMCHAI });
  await user.click(await screen.findByRole('button', { name: 'Conditions' }));
  const inside = within(await dialog());
  const items = () => inside.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(await inside.findByText(/^Some conditions could not be loaded/)).toBeVisible();
  expect(items()).toEqual(['One', '-', '-', 'Four']);
  const retry = () => user.click(inside.getByRole('button', { name: 'Try again' }));
  await retry();
  expect(await inside.findByText(/^Some conditions could not be loaded/)).toBeVisible();
  expect(items()).toEqual(['One', '-']);
  await retry();
  expect(await inside.findByText('The conditions could not be loaded')).toBeVisible();
  await retry();
  expect(await inside.findByText('Two')).toBeVisible();
  expect(items()).toEqual(['One', 'Two', 'Three']);
  expect(inside.queryByText(/could not be loaded/)).toBeNull();
});

it('conditions that are answered late never replace newer ones [2.31]', async () => {
  const world = await makeWorld();
  const services = await makeServices(world, { signedIn: SOMCHAI });
  const late = withLateAnswers(services, world, 'GET /api/lookup/conditions');
  const store = createAppStore(late.services);
  await world.control.setLookups({ conditions: ['Old'] });
  const arrive = await late.readLate(() => store.set(loadConditionsAtom));
  await world.control.setLookups({ conditions: ['New'] });
  await store.set(loadConditionsAtom);
  await arrive();
  expect(store.get(conditionsAtom)).toEqual({ status: 'ready', texts: ['New'] });
});

it('a condition that is too long to be shown whole counts as one that cannot be read [2.31]', async () => {
  const services = await makeServices(await makeWorld(), { signedIn: SOMCHAI });
  const texts = ['One', 'ก'.repeat(20_001)];
  const call = ((_key: string, read: (reply: unknown) => unknown) => Promise.resolve(read(texts))) as Call;
  const store = createAppStore({ ...services, call });
  await store.set(loadConditionsAtom);
  expect(store.get(conditionsAtom)).toEqual({ status: 'ready', texts: ['One', null] });
});
