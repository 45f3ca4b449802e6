import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../ui/styles/index.css';
import styles from './spin-page.module.css';

afterEach(cleanup);

it.each([160, 195])(
  'the title of the wheel breaks no word of text at double size, at twice %i px',
  async (width) => {
    await page.viewport(width, 320);
    render(
      <div style={{ paddingInline: 12 }}>
        <div className={styles.head}>
          <h1>Rimkhong wheel</h1>
          <button className={styles.sound}>♪</button>
        </div>
      </div>,
    );
    await document.fonts.ready;
    const title = screen.getByRole('heading');
    for (const [start, end] of [
      [0, 'Rimkhong'.length],
      ['Rimkhong '.length, 'Rimkhong wheel'.length],
    ] as const) {
      const word = document.createRange();
      word.setStart(title.firstChild as Text, start);
      word.setEnd(title.firstChild as Text, end);
      expect(word.getClientRects(), word.toString()).toHaveLength(1);
    }
    const sound = screen.getByRole('button').getBoundingClientRect();
    expect(sound.top).toBeGreaterThanOrEqual(title.getBoundingClientRect().bottom);
  },
);

it('what is said about an open spin is as wide as what is below it', async () => {
  await page.viewport(700, 900);
  render(
    <div className={styles.page}>
      <div className={styles.open} role="status">
        Confirming
      </div>
    </div>,
  );
  const { width } = screen.getByRole('status').getBoundingClientRect();
  expect(width).toBe(document.body.clientWidth);
});
