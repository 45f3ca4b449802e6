import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import '../../../ui/styles/index.css';
import styles from './slice-list.module.css';

afterEach(cleanup);

it('a long word in a slice leaves the next one readable, and the page as wide as the screen [3.20]', () => {
  render(
    <ol className={styles.list} style={{ width: 600 }}>
      {['First', 'Second'].map((name) => (
        <li key={name}>
          <i className={styles.mark} />
          <div>{`${name} ${'W'.repeat(300)}`}</div>
        </li>
      ))}
    </ol>,
  );
  const [first, second] = [/First/, /Second/].map((name) => screen.getByText(name).getBoundingClientRect());
  expect(first!.right).toBeLessThanOrEqual(second!.left);
  expect(screen.getByRole('list').scrollWidth).toBe(600);
});
