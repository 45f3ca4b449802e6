import { cleanup, render, screen } from '@testing-library/react';
import type { CSSProperties, ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { emulateMedia } from '../../testing/screen-media.ts';
import '../../ui/styles/index.css';
import styles from './spin-button.module.css';

afterEach(() => {
  cleanup();
  document.documentElement.style.fontSize = '';
});

function Wheel({ size, children }: { size: number; children: ReactNode }) {
  const style: CSSProperties & Record<'--wheel', string> = {
    '--wheel': `${size}px`,
    position: 'relative',
    width: size,
    height: size,
  };
  return <div style={style}>{children}</div>;
}

it('the spin button keeps the largest count of coins inside its circle [2.79]', () => {
  render(
    <Wheel size={272}>
      <button className={styles.hub}>
        <b>Spin</b> <small>9,007,199,254,740,991 coins</small>
      </button>
    </Wheel>,
  );
  const hub = screen.getByRole('button').getBoundingClientRect();
  const words = screen.getByText(/coins/).getBoundingClientRect();
  expect(words.left).toBeGreaterThanOrEqual(hub.left);
  expect(words.right).toBeLessThanOrEqual(hub.right);
  // Both are whole pixels; the circle itself is not.
  const { scrollWidth, clientWidth } = screen.getByRole('button');
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

it.each([
  [1, 272],
  [1, 350],
  [2, 331],
])(
  'with text at %i times its size, the spin button leaves a wheel of %i px its prizes [9.29]',
  (times, wheel) => {
    document.documentElement.style.fontSize = `${16 * times}px`;
    render(
      <Wheel size={wheel}>
        <button className={styles.hub}>
          <b>Spin</b> <small>5 coins</small>
        </button>
      </Wheel>,
    );
    const hub = screen.getByRole('button').getBoundingClientRect();
    const spreads = [
      ...getComputedStyle(screen.getByRole('button')).boxShadow.matchAll(/0px 0px 0px (\S+)px/g),
    ];
    const ring = Math.max(...spreads.map(([, spread]) => Number(spread)));
    // The labels begin at 36 % of the radius.
    expect((hub.width / 2 + ring) / (wheel / 2)).toBeLessThan(0.36);
    expect(ring).toBeGreaterThan(5);
    for (const text of ['Spin', '5 coins']) {
      const range = document.createRange();
      range.selectNodeContents(screen.getByText(text));
      const lines = range.getClientRects();
      expect(lines).toHaveLength(1);
      expect(lines[0]?.width).toBeLessThanOrEqual(hub.width);
    }
  },
);

it('the spin button has its own background and edge with forced system colours', async () => {
  await emulateMedia('forced-colors', 'active');
  render(<button className={styles.hub}>Spin</button>);
  const { backgroundColor, outlineStyle, outlineColor } = getComputedStyle(screen.getByRole('button'));
  expect(backgroundColor).toMatch(/^rgb\(/);
  expect([outlineStyle, outlineColor]).toEqual(['solid', expect.stringMatching(/^rgb\(/)]);
});
