import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

it('has a name and a value', () => {
  render(<ProgressBar label="Sending the slip" share={0.427} />);
  expect(screen.getByRole('progressbar', { name: 'Sending the slip' })).toHaveAttribute(
    'aria-valuenow',
    '43',
  );
});

it('has no value while the progress is unknown', () => {
  render(<ProgressBar label="Sending the slip" share={null} />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});
