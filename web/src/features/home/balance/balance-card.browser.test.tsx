import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { emulateMedia } from '../../../testing/screen-media.ts';
import { Button } from '../../../ui/form/button.tsx';
import '../../../ui/styles/index.css';
import styles from './balance-card.module.css';

afterEach(cleanup);

it('the border that forced colours draw around the check of the balance ends with its column', async () => {
  await emulateMedia('forced-colors', 'active');
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
