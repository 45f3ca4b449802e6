import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import '../../ui/styles/index.css';
import styles from './spin-button.module.css';

const force = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

afterEach(async () => {
  cleanup();
  await force('none');
});

it('the spin button keeps the largest count of coins inside its circle [2.79]', () => {
  render(
    <div style={{ position: 'relative', width: 272, height: 272 }}>
      <button className={styles.hub}>
        <b>Spin</b> <small>9,007,199,254,740,991 coins</small>
      </button>
    </div>,
  );
  const hub = screen.getByRole('button').getBoundingClientRect();
  const words = screen.getByText(/coins/).getBoundingClientRect();
  expect(words.left).toBeGreaterThanOrEqual(hub.left);
  expect(words.right).toBeLessThanOrEqual(hub.right);
  expect(screen.getByRole('button').scrollWidth).toBeLessThanOrEqual(hub.width);
});

it('the spin button has its own background and edge with forced system colours', async () => {
  await force('active');
  render(<button className={styles.hub}>Spin</button>);
  const { backgroundColor, outlineStyle, outlineColor } = getComputedStyle(screen.getByRole('button'));
  expect(backgroundColor).toMatch(/^rgb\(/);
  expect([outlineStyle, outlineColor]).toEqual(['solid', expect.stringMatching(/^rgb\(/)]);
});
