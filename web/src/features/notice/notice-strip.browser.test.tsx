import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { WifiOff } from 'lucide-react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Callout } from '../../ui/display/callout.tsx';
import { MemberPage, PublicPage } from '../../ui/layout/page.tsx';
import '../../ui/styles/index.css';
import { NoticeStrip } from './notice-strip.tsx';

afterEach(cleanup);

it.each([
  ['a few words', 'Closed tonight'],
  ['a word without an end', 'W'.repeat(300)],
])('a notice of %s keeps its buttons on a phone with text at double size [3.07]', async (_, text) => {
  await page.viewport(160, 284);
  const i18n = i18next.createInstance().use(initReactI18next);
  await i18n.init({ lng: 'cimode' });
  render(
    <I18nextProvider i18n={i18n}>
      <MemberPage
        topBar={null}
        menu={null}
        notice={<NoticeStrip html={`<p>${text}</p>`} onPutAway={vi.fn()} />}
      >
        Home
      </MemberPage>
    </I18nextProvider>,
    { wrapper: MemoryRouter },
  );
  await document.fonts.ready;
  const [more, putAway] = screen.getAllByRole('button').map((button) => button.getBoundingClientRect());
  expect(putAway!.right).toBeLessThanOrEqual(160);
  expect(more!.right).toBeLessThanOrEqual(putAway!.left);
  expect(document.documentElement.scrollWidth).toBe(160);
});

it('a notice above the login leaves its heading whole on a phone with text at double size', async () => {
  await page.viewport(180, 370);
  const i18n = i18next.createInstance().use(initReactI18next);
  await i18n.init({ lng: 'cimode' });
  render(
    <I18nextProvider i18n={i18n}>
      <PublicPage
        topBar={<header style={{ height: 'var(--bar)' }} />}
        menu={null}
        notice={
          <div>
            <NoticeStrip html={`<p>${'Closed tonight '.repeat(20)}</p>`} onPutAway={vi.fn()} />
          </div>
        }
      >
        <h1>Welcome</h1>
      </PublicPage>
    </I18nextProvider>,
    { wrapper: MemoryRouter },
  );
  await document.fonts.ready;
  const { bottom } = screen.getByRole('complementary').getBoundingClientRect();
  const { top } = screen.getByRole('heading', { name: 'Welcome' }).getBoundingClientRect();
  expect(top - bottom).toBeGreaterThan(8);
  expect(top - bottom).toBeLessThan(32);
});

describe.each([
  [360, 740],
  [390, 844],
])('at %i × %i px', (width, height) => {
  const notice = (
    <div key="notice">
      <NoticeStrip html={`<p>${'Closed tonight from 02:00 to 04:00. '.repeat(4)}</p>`} onPutAway={vi.fn()} />
    </div>
  );
  const offline = (
    <div key="offline">
      <Callout tone="warning" icon={WifiOff}>
        No internet. Check your connection; what you have typed stays.
      </Callout>
    </div>
  );

  it.each([
    ['a notice lies above a long form', [notice], { topOffset: true, scene: 'folded' }],
    ['a warning lies above a page without a river', [offline], { topOffset: false }],
    ['a warning and a notice lie above the login', [offline, notice], { topOffset: true }],
  ])('where %s, no heading is covered', async (_, lines, { topOffset, ...at }) => {
    await page.viewport(width, height);
    const i18n = i18next.createInstance().use(initReactI18next);
    await i18n.init({ lng: 'cimode' });
    render(
      <I18nextProvider i18n={i18n}>
        <PublicPage
          topBar={<header style={{ height: 'var(--bar)' }} />}
          menu={null}
          topOffset={topOffset}
          notice={<>{lines}</>}
        >
          <section data-scene={'scene' in at ? at.scene : undefined}>
            <h1>Welcome</h1>
          </section>
        </PublicPage>
      </I18nextProvider>,
      { wrapper: MemoryRouter },
    );
    await document.fonts.ready;
    const news = document.querySelector('main')!.previousElementSibling!;
    const edges = [...news.children].map((line) => line.getBoundingClientRect());
    const heading = screen.getByRole('heading', { name: 'Welcome' }).getBoundingClientRect();
    expect(edges).toHaveLength(lines.length);
    for (const [index, { bottom }] of edges.entries())
      expect((edges[index + 1] ?? heading).top - bottom).toBeGreaterThanOrEqual(12);
    expect(heading.top - edges.at(-1)!.bottom).toBeLessThan(32);
  });
});
