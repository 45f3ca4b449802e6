import { act, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'jotai';
import { Profiler } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { loadHasChatAtom } from '../../../shared/session/chat-flag.ts';
import { startLocale } from '../../../shared/session/locale.ts';
import { createAppStore } from '../../../shared/session/services.ts';
import { holdCall } from '../../../testing/hold-call.ts';
import { makeServices, makeWorld } from '../../../testing/render-app.tsx';
import { bodyRows, LIST } from '../testing.ts';
import { AllRows } from './all-rows.tsx';
import { showStatementPageAtom } from './statement-state.ts';

it('renders another page of the statement in the background, and the shown one is busy until it stands', async () => {
  const world = await makeWorld('a member with three pages of statement');
  const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI }));
  await store.set(showStatementPageAtom, 1);
  const i18n = await startLocale('en', undefined, ['statement', 'money']);
  let commits: unknown[] = [];
  const seen = () => [
    screen.getByRole('table').ariaBusy,
    screen.getByText(/^Showing/).textContent.replace(/ of.*/, ''),
    bodyRows()[0]?.textContent,
  ];
  render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <Profiler id="rows" onRender={() => void commits.push(seen())}>
          <AllRows />
        </Profiler>
      </Provider>
    </I18nextProvider>,
  );
  const [, range, row] = seen();
  expect(range).toBe('Showing 1–10');
  const list = await holdCall(world, LIST);
  commits = [];
  const read = vi.spyOn(i18n, 't');
  act(() => void store.set(showStatementPageAtom, 2));
  // Its rows are not rendered again.
  expect(read.mock.calls.map(([key]) => String(key))).not.toContain('status.success');
  expect(commits[0]).toEqual(['true', range, row]);
  await list.hasCome();
  commits = [];
  await act(() => list.release());
  await waitFor(() => expect(screen.getByRole('table').ariaBusy).toBeNull());
  expect(commits).toEqual([
    ['true', range, row],
    [null, 'Showing 11–20', expect.not.stringContaining(String(row))],
  ]);
});

it('follows language and store once for all rows of the statement, also with a chat to ask', async () => {
  const world = await makeWorld('a member with three pages of statement');
  const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI, config: { chatUrl: '' } }));
  await store.set(loadHasChatAtom);
  await store.set(showStatementPageAtom, 1);
  const i18n = await startLocale('en', undefined, ['statement', 'money']);
  render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <AllRows />
      </Provider>
    </I18nextProvider>,
  );
  const follows = [vi.spyOn(i18n, 'on'), vi.spyOn(store, 'sub')];
  await act(async () => store.set(showStatementPageAtom, 2));
  expect(screen.getByText(/^Showing 11–20/)).toBeVisible();
  expect(within(bodyRows()[9]!).getByRole('button', { name: /^Ask/ })).toBeVisible();
  // The ten new rows do not; the footer does, while it waits.
  for (const follow of follows) expect(follow.mock.calls.length).toBeLessThan(10);
});
