import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { emulateMedia } from '../../../testing/screen-media.ts';
import '../../../ui/styles/index.css';
import card from './bonus-card.module.css';
import styles from './bonus-cards.module.css';
import dialog from '../reward-dialog.module.css';

afterEach(cleanup);

it('bonuses that are loading have an edge with forced system colours, which leave no shade', async () => {
  await emulateMedia('forced-colors', 'active');
  render(<i role="presentation" className={styles.waiting} data-testid="card" />);
  const { outlineStyle, outlineColor } = getComputedStyle(screen.getByTestId('card'));
  expect([outlineStyle, outlineColor]).toEqual(['solid', expect.stringMatching(/^rgb\(/)]);
});

it('the title of a bonus takes one line on a wide card, which has room for it left of the picture', async () => {
  const title = 'Deposit today, get 50 baht';
  render(
    <button className={card.card} style={{ width: 660 }}>
      <span className={card.words}>
        <span className={card.title}>{title}</span>
      </span>
    </button>,
  );
  await document.fonts.ready;
  const range = document.createRange();
  range.selectNodeContents(screen.getByText(title));
  expect(range.getClientRects()).toHaveLength(1);
  expect(range.getBoundingClientRect().right).toBeLessThan(660 * 0.55);
});

it('the title of a bonus keeps its words whole with text at double size on a phone', async () => {
  document.documentElement.style.fontSize = '32px';
  onTestFinished(() => void (document.documentElement.style.fontSize = ''));
  render(
    <button className={card.card} style={{ width: 312 }}>
      <span className={card.words}>
        <span className={card.title}>
          <span className={card.phrase}>Welcome</span>
        </span>
      </span>
    </button>,
  );
  await document.fonts.ready;
  const range = document.createRange();
  range.selectNodeContents(screen.getByText('Welcome'));
  expect(range.getClientRects()).toHaveLength(1);
});

it('the terms of a bonus end at one edge, also one that has no room beside its label', () => {
  render(
    <dl className={dialog.terms} style={{ width: 320 }}>
      {['Once only', '60% of the bonus is taken back'].map((term) => (
        <div key={term}>
          <dt>Ending the bonus early</dt>
          <dd>{term}</dd>
        </div>
      ))}
    </dl>,
  );
  const [label] = screen.getAllByRole('term').map((term) => term.getBoundingClientRect());
  const [first, second] = screen.getAllByRole('definition').map((term) => term.getBoundingClientRect());
  expect(first?.top).toBe(label?.top);
  expect(second?.top).toBeGreaterThan(first?.bottom ?? NaN);
  expect(second?.right).toBe(first?.right);
});
