import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../styles/index.css';
import { GameSection } from './game-section.tsx';

afterEach(cleanup);

it.each([320, 360, 390, 430, 500])(
  'the Tab key stops at each tile of a rail once, and brings it into view at %i px',
  async (width) => {
    await page.viewport(width, 844);
    const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
    render(
      <main style={{ paddingInline: 'var(--page-x)' }}>
        <GameSection title="Slots" totalLabel="Total" total="0.00" size={names.length}>
          {names.map((name) => (
            <button type="button" key={name} style={{ minHeight: '7rem' }}>
              {name}
            </button>
          ))}
        </GameSection>
      </main>,
    );
    for (const name of names) {
      await userEvent.tab();
      const tile = screen.getByRole('button', { name });
      expect(tile).toHaveFocus();
      const { left, right } = tile.getBoundingClientRect();
      expect(left, name).toBeGreaterThanOrEqual(0);
      expect(right, name).toBeLessThanOrEqual(width);
    }
  },
);
