import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Countdown } from './countdown.tsx';

it.each([
  [522, 600, '08:42', 'scale: 0.87 1'],
  [0, 600, '00:00', 'scale: 0 1'],
  [700, 600, '11:40', 'scale: 1;'],
  [5, 0, '00:05', 'scale: 0 1'],
])('shows %i of %i seconds as %s and to scale [9.24]', (seconds, total, text, style) => {
  const { container } = render(<Countdown label="Left" seconds={seconds} total={total} />);
  expect(screen.getByRole('timer')).toHaveTextContent(text);
  expect(container.querySelector('[style]')).toHaveAttribute('style', expect.stringContaining(style));
});

it.each([
  [61, false],
  [60, true],
])('with %i seconds left, it warns of the last minute: %s', (seconds, isSoon) => {
  const { container } = render(<Countdown label="Left" seconds={seconds} total={600} />);
  expect(container.querySelectorAll('[data-soon]')).toHaveLength(isSoon ? 1 : 0);
});
