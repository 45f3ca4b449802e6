import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

it('names what moves on and says how far it is', () => {
  render(<ProgressBar label="Sending the slip" value={0.427} />);
  const bar = screen.getByRole('progressbar', { name: 'Sending the slip' });
  expect(bar).toHaveAttribute('aria-valuenow', '43');
  expect(screen.getByText(/43\s*%/)).toBeVisible();
});

it('claims no share while nobody knows it', () => {
  render(<ProgressBar label="Sending the slip" value={null} />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});
