import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import '../../ui/styles/index.css';
import styles from './transfer.module.css';

afterEach(cleanup);

it('the text of a long wait stands above the button that brings money back, where no footer covers it', () => {
  const section = (wait: string | null) => (
    <section className={styles.back}>
      <h3>Bring everything back</h3>
      <ul>
        <li>
          {/* As the kiosk covers it. */}
          Joker <span style={{ visibility: 'visible' }}>••••</span>
        </li>
      </ul>
      <button type="button">Bring back</button>
      <div role="status">{wait}</div>
    </section>
  );
  const { rerender } = render(section(null));
  const button = screen.getByRole('button');
  const before = button.getBoundingClientRect().top;
  const covered = screen.getByText('••••');
  const isShown = () => covered.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  expect(isShown()).toBe(true);
  rerender(section('Still waiting'));
  expect(isShown()).toBe(false);
  expect(screen.getByText('Still waiting').getBoundingClientRect().bottom).toBeLessThanOrEqual(before);
  expect(button.getBoundingClientRect().top).toBe(before);
});
