import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { emulateMedia } from '../../../testing/screen-media.ts';
import '../../../ui/styles/index.css';
import card from './bonus-card.module.css';
import styles from './bonus-cards.module.css';

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
