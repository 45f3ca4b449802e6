import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import '../ui/styles/index.css';
import { ServerBanner } from './server-banner.tsx';

afterEach(cleanup);

const show = (banner: ReactElement) => render(banner, { wrapper: MemoryRouter });

it('a banner over a drawing has lines of similar length', async () => {
  const text = 'ยิ่งชวนมาก ยิ่งได้มาก ไม่จำกัดจำนวนเพื่อน';
  show(
    <div style={{ width: 320 }}>
      <ServerBanner image={null} art="" html={`<p>${text}</p>`} />
    </div>,
  );
  await document.fonts.ready;
  const range = document.createRange();
  range.selectNodeContents(await screen.findByText(text));
  const lines = [...range.getClientRects()].map(({ width }) => width);
  expect(lines).toHaveLength(2);
  expect(Math.min(...lines)).toBeGreaterThan(0.7 * Math.max(...lines));
});

it.each(['grid', 'flex'])(
  'a banner in a short dialog (%s) is as high as its text [2.73]',
  async (display) => {
    show(
      <div style={{ display, flexDirection: 'column', width: 280, height: 300 }}>
        <ServerBanner image={null} art="" html={`<p>${'A long promotion. '.repeat(40)}</p>`} />
        <p>Terms</p>
      </div>,
    );
    const text = (await screen.findByText(/A long promotion/)).getBoundingClientRect();
    const banner = document.querySelector('[data-drawn]')!.getBoundingClientRect();
    expect(text.height).toBeGreaterThan(300);
    expect(banner.top).toBeLessThanOrEqual(text.top);
    expect(banner.bottom).toBeGreaterThanOrEqual(text.bottom);
  },
);

it('a wide table over a drawing scrolls instead of breaking its figures', async () => {
  const cells = ['100.00', '200.00', '1,600.00', '10,000.00', '100,000.00', '1,000,000.00'];
  show(
    <div style={{ width: 320 }}>
      <ServerBanner
        image={null}
        art=""
        html={`<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`}
      />
    </div>,
  );
  for (const cell of cells) {
    const range = document.createRange();
    range.selectNodeContents(await screen.findByText(cell));
    expect(range.getClientRects(), cell).toHaveLength(1);
  }
});

it('the lists in a banner have bullets and numbers', async () => {
  show(<ServerBanner image={null} art="" html="<ul><li>Once a day</li></ul><ol><li>Deposit</li></ol>" />);
  for (const [item, marker] of [
    ['Once a day', 'disc'],
    ['Deposit', 'decimal'],
  ] as const) {
    const element = await screen.findByText(item);
    expect(getComputedStyle(element).listStyleType).toBe(marker);
    expect(element.offsetLeft - element.parentElement!.offsetLeft).toBeGreaterThan(16);
  }
});

it('a banner whose picture cannot be loaded shows the next one it is given', async () => {
  const drawn = () => document.querySelector('[data-drawn]');
  const picture = (image: string) => <ServerBanner image={image} art="" html="<p>Daily</p>" />;
  const { rerender } = show(picture('/media/missing.png'));
  await expect.poll(drawn).not.toBeNull();
  rerender(picture('/assets/other.png'));
  expect(document.querySelector('img')?.src).toContain('/assets/other.png');
  expect(drawn()).toBeNull();
});
