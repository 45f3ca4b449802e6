import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import 'web/styles.css';
import styles from './staff.module.css';

const root = document.documentElement;

afterEach(() => {
  cleanup();
  delete root.dataset.device;
  delete root.dataset.orientation;
  root.style.removeProperty('--keypad-width');
});

it('the pages of the staff use the width beside the keypad', async () => {
  Object.assign(root.dataset, { device: 'kiosk', orientation: 'landscape' });
  await page.viewport(1920, 1080);
  root.style.setProperty('--keypad-width', '902px');
  render(
    <div className={styles.page}>
      <section>Earlier self-tests</section>
    </div>,
  );
  const { left, right } = screen.getByText('Earlier self-tests').getBoundingClientRect();
  expect(right).toBeLessThan(1920 - 902);
  expect(right - left).toBeGreaterThan(900);
});
