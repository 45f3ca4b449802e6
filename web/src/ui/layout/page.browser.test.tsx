import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../form/button.tsx';
import { MemberPage, MessagePage, PublicPage } from './page.tsx';
import { TopBar } from './top-bar.tsx';
import '../styles/index.css';

beforeEach(() => page.viewport(390, 844));
afterEach(cleanup);

const memberPage = (notice: ReactNode) => (
  <MemberPage topBar={null} menu={null} notice={notice}>
    <p>Money</p>
  </MemberPage>
);
const topOf = (text: string) => screen.getByText(text).getBoundingClientRect().top;

describe('the page of a member', () => {
  it('moves down for inline news, but not for floating news', () => {
    const { rerender } = render(memberPage(null));
    const before = topOf('Money');
    rerender(memberPage(<div data-floating>Late</div>));
    expect(topOf('Money')).toBe(before);
    expect(topOf('Late')).toBeGreaterThan(600);
    rerender(memberPage(<div>Early</div>));
    expect(topOf('Money')).toBeGreaterThan(before);
  });

  it('floats one piece of news at a time, the first', () => {
    render(
      memberPage(
        <>
          <div data-floating>Offline</div>
          <div data-floating>Late</div>
        </>,
      ),
    );
    expect(screen.getByText('Offline')).toBeVisible();
    expect(screen.getByText('Late')).not.toBeVisible();
  });
});

it.each([
  [390, 844],
  [740, 360],
])('a page of one message shows its button without scrolling at %i × %i px', async (width, height) => {
  await page.viewport(width, height);
  render(
    <MessagePage
      title="404 Page Not Found"
      text="There is nothing at this address. It may be mistyped, or the page has moved."
      action={<Button kind="gold">Back to home</Button>}
    />,
  );
  const { bottom } = screen.getByRole('button').getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(height);
});

it.each([
  ['a member', (notice: ReactNode) => memberPage(notice)],
  [
    'a visitor',
    (notice: ReactNode) => (
      <PublicPage topBar={null} menu={null} notice={notice}>
        <h1>Welcome</h1>
      </PublicPage>
    ),
  ],
])('floating news to %s lie on the page, and under the menu and its dialogs', (_who, page) => {
  render(page(<div data-floating>Offline</div>));
  const news = Number(getComputedStyle(screen.getByText('Offline')).zIndex);
  const menu = Number(getComputedStyle(document.documentElement).getPropertyValue('--z-menu'));
  expect(news).toBeGreaterThan(0);
  expect(news).toBeLessThan(menu);
});

describe('the page of a visitor', () => {
  const visit = (notice: ReactNode) => (
    <PublicPage topBar={<header style={{ height: 'var(--bar)' }} />} menu={null} notice={notice}>
      <h1>Welcome</h1>
    </PublicPage>
  );
  const river = () => document.querySelector('svg')?.checkVisibility();
  const news = (
    <aside style={{ height: 110 }}>
      <p>Closed tonight</p>
    </aside>
  );

  it('floats news above the menu, as for a member', () => {
    render(visit(<div data-floating>Offline</div>));
    expect(topOf('Offline')).toBeGreaterThan(600);
  });

  it('does not move for news; a short phone shows no part of the river between them and the heading', async () => {
    for (const [height, hasRiver] of [
      [640, false],
      [844, true],
    ] as const) {
      await page.viewport(360, height);
      const { rerender, unmount } = render(visit(null));
      const before = topOf('Welcome');
      expect(river()).toBe(true);
      rerender(visit(news));
      expect(topOf('Welcome')).toBe(before);
      expect(river(), `at ${height}`).toBe(hasRiver);
      const { bottom } = document.querySelector('aside')?.getBoundingClientRect() ?? {};
      expect(before - (bottom ?? before)).toBeGreaterThan(8);
      unmount();
    }
  });
});

it.each([
  ['a member', MemberPage, true],
  ['a visitor', PublicPage, false],
])('the bar of %s stays in view, with its chat button [2.82]', (_, Page, sticky) => {
  const end = <button type="button">Chat</button>;
  const bar = <TopBar brand="Rimkhong" to="/" toLabel="Home" end={end} sticky={sticky} />;
  render(
    <MemoryRouter>
      <Page topBar={bar} menu={null} notice={null}>
        <p style={{ height: '300vh' }}>Long</p>
      </Page>
    </MemoryRouter>,
  );
  window.scrollTo(0, 1_000);
  const { top, bottom } = screen.getByRole('button', { name: 'Chat' }).getBoundingClientRect();
  expect([top >= 0, bottom < 80]).toEqual([true, true]);
  window.scrollTo(0, 0);
});
