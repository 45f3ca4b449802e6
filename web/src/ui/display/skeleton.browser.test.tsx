import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMedia } from '../../testing/screen-media.ts';
import { GameSection } from '../layout/game-section.tsx';
import '../styles/index.css';
import { Skeleton } from './skeleton.tsx';

const root = document.documentElement;

afterEach(() => {
  cleanup();
  delete root.dataset.device;
});

/** The width of home's column of games in each screen. */
it.each([
  ['a tablet', 768, 728, undefined],
  ['a small desktop', 900, 420, undefined],
  ['a desktop', 1280, 512, undefined],
  ['the kiosk', 1080, 1010, 'kiosk'],
])('loading games stand in the columns of the games, on %s', async (_, viewport, width, device) => {
  await page.viewport(viewport, 800);
  if (device !== undefined) root.dataset.device = device;
  const { container } = render(
    <div style={{ width }}>
      <Skeleton shape="games" />
      <div data-aside="true">
        <GameSection title="Slots" totalLabel="Total" total="0.00" size={6}>
          {['Joker', 'PG', 'Slot XO', 'Super Slot', 'Imi', 'Circus'].map((name) => (
            <p key={name}>{name}</p>
          ))}
        </GameSection>
      </div>
    </div>,
  );
  const placesOf = (tiles: Iterable<Element>) =>
    [...tiles].map((tile) => {
      const { left, width: size } = tile.getBoundingClientRect();
      return [Math.round(left), Math.round(size)];
    });
  const loading = container.querySelector('[aria-hidden] > :last-child')?.children ?? [];
  expect(placesOf(loading)).toEqual(placesOf(container.querySelectorAll('li')));
});

it('what is loading has an edge with forced system colours, which leave no shade', async () => {
  await emulateMedia('forced-colors', 'active');
  const { container } = render(<Skeleton lines={1} />);
  const { outlineStyle, outlineColor } = getComputedStyle(container.querySelector('span > span') as Element);
  expect([outlineStyle, outlineColor]).toEqual(['solid', expect.stringMatching(/^rgb\(/)]);
});
