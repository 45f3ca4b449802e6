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

it('the spin button has its own background and edge with forced system colours', async () => {
  await force('active');
  render(<button className={styles.hub}>Spin</button>);
  const { backgroundColor, outlineStyle, outlineColor } = getComputedStyle(screen.getByRole('button'));
  expect(backgroundColor).toMatch(/^rgb\(/);
  expect([outlineStyle, outlineColor]).toEqual(['solid', expect.stringMatching(/^rgb\(/)]);
});
