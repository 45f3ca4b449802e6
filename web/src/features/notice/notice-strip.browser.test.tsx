import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
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
