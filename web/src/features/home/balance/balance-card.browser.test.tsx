import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { Button } from '../../../ui/form/button.tsx';
import '../../../ui/styles/index.css';
import styles from './balance-card.module.css';

const forceColors = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

afterEach(async () => {
  cleanup();
  await forceColors('none');
});

it('the border that forced colours draw around the check of the balance ends with its column', async () => {
  await forceColors('active');
  render(
    <section className={styles.card} aria-label="Balance">
      <div className={styles.head}>
        <span>Total balance</span>
        <Button kind="bare">Check balance</Button>
      </div>
    </section>,
  );
  const rightOf = (element: HTMLElement) => element.getBoundingClientRect().right;
  const column = rightOf(screen.getByRole('region', { name: 'Balance' }));
  expect(rightOf(screen.getByRole('button'))).toBeLessThanOrEqual(column);
});
