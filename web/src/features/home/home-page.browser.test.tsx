import { cleanup, render, screen } from '@testing-library/react';
import { WifiOff } from 'lucide-react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Callout } from '../../ui/display/callout.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { MemberPage } from '../../ui/layout/page.tsx';
import '../../ui/styles/index.css';
import games from './games/games.module.css';
import styles from './home-page.module.css';

const root = document.documentElement;

afterEach(() => {
  cleanup();
  delete root.dataset['device'];
  delete root.dataset['orientation'];
});

it('home keeps clear of the notice above it on a wide kiosk', async () => {
  root.dataset['device'] = 'kiosk';
  root.dataset['orientation'] = 'landscape';
  await page.viewport(1920, 1080);
  const notice = (
    <Callout tone="warning" icon={WifiOff}>
      No internet
    </Callout>
  );
  render(
    <MemberPage topBar={null} menu={null} notice={notice}>
      <div className={styles.home}>
        <h2>Slots</h2>
      </div>
    </MemberPage>,
  );
  const edge = screen.getByText('No internet').parentElement?.getBoundingClientRect().bottom ?? NaN;
  const heading = screen.getByRole('heading').getBoundingClientRect();
  expect(heading.top - edge).toBeGreaterThanOrEqual(24);
});

it.each([
  ['portrait', 1080, 1920],
  ['landscape', 1920, 1080],
])(
  'the balance covers nothing of the notice above it on a kiosk in %s',
  async (orientation, width, height) => {
    root.dataset['device'] = 'kiosk';
    root.dataset['orientation'] = orientation;
    await page.viewport(width, height);
    render(
      <MemberPage topBar={null} menu={null} notice={<Callout live>No internet</Callout>}>
        <div className={styles.home}>
          <div className={styles.side}>
            <p>Balance</p>
          </div>
        </div>
      </MemberPage>,
    );
    const edge = screen.getByRole('status').getBoundingClientRect().bottom;
    const balance = screen.getByText('Balance');
    const spread = Number(/(\d+)px$/.exec(getComputedStyle(balance).boxShadow)?.[1]);
    expect(balance.getBoundingClientRect().top - spread).toBeGreaterThanOrEqual(edge);
  },
);

it('the balance stays beside the games on a wide kiosk, and what is below it can be reached', async () => {
  root.dataset['device'] = 'kiosk';
  root.dataset['orientation'] = 'landscape';
  await page.viewport(1920, 1080);
  render(
    <MemberPage topBar={null} menu={null}>
      <div className={styles.home}>
        <div className={styles.side}>
          <p>Balance</p>
          <p style={{ height: '50rem' }}>Widgets</p>
        </div>
        <p style={{ height: '200rem' }}>Games</p>
      </div>
    </MemberPage>,
  );
  const top = (text: string) => screen.getByText(text).getBoundingClientRect().top;
  scrollTo({ top: 1500, behavior: 'instant' });
  expect(top('Games')).toBeLessThan(-1000);
  expect(top('Widgets')).toBeLessThan(-1000);
  expect(top('Balance')).toBeGreaterThanOrEqual(0);
});

it('what the focus comes back to on a wide kiosk is not below the balance that stays there', async () => {
  root.dataset['device'] = 'kiosk';
  root.dataset['orientation'] = 'landscape';
  await page.viewport(1920, 1080);
  render(
    <MemberPage topBar={<div style={{ height: 'var(--bar)' }} />} menu={null}>
      <div className={styles.home}>
        <div className={styles.side}>
          <section style={{ height: 460 }}>Balance</section>
          <div>
            <a href="#wheel">Wheel</a>
          </div>
          <section>
            <button type="button">Receive</button>
          </section>
        </div>
        <p style={{ height: '200rem' }}>Games</p>
      </div>
    </MemberPage>,
  );
  for (const control of [screen.getByText('Receive'), screen.getByText('Wheel')]) {
    scrollTo({ top: 1500, behavior: 'instant' });
    control.focus();
    const balance = screen.getByText('Balance').getBoundingClientRect();
    expect(control.getBoundingClientRect().top).toBeGreaterThanOrEqual(balance.bottom);
  }
});

it('no games are said in the middle of their place on a desktop', async () => {
  await page.viewport(1280, 800);
  render(
    <div className={games.sections} style={{ width: 600 }}>
      <EmptyState title="No games" />
    </div>,
  );
  const place = screen.getByText('No games').closest('div')?.parentElement?.getBoundingClientRect();
  const title = screen.getByText('No games').getBoundingClientRect();
  expect(place?.width).toBe(600);
  expect(Math.abs(title.left - place!.left - (place!.right - title.right))).toBeLessThan(2);
});
