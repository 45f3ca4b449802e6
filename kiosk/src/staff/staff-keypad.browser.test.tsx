import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import styles from './staff.module.css';

afterEach(cleanup);

/** The sizes of a screen of 1920 by 1080 pixels while its keypad is open. */
const LANDSCAPE = `* { box-sizing: border-box }
  :root { font-size: 24px; --s5: 30px; --s10: 60px; --page-x: 30px; --keypad-width: 902px }
  body { margin: 0 }`;

it('the pages of the staff use the width beside the keypad', async () => {
  await page.viewport(1920, 1080);
  render(
    <>
      <style>{LANDSCAPE}</style>
      <div className={styles.page}>
        <section>Earlier self-tests</section>
      </div>
    </>,
  );
  const { left, right } = screen.getByText('Earlier self-tests').getBoundingClientRect();
  expect(right).toBeLessThan(1920 - 902);
  expect(right - left).toBeGreaterThan(900);
});
