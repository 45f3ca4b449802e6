import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

it('names what moves on and says how far it is', () => {
  render(<ProgressBar label="Sending the slip" share={0.427} />);
  expect(screen.getByRole('progressbar', { name: 'Sending the slip' })).toHaveAttribute(
    'aria-valuenow',
    '43',
  );
});

it('claims no share while nobody knows it', () => {
  render(<ProgressBar label="Sending the slip" share={null} />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});
