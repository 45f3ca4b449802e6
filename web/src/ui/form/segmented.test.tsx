import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Segmented } from './segmented.tsx';

function Ways() {
  const [way, setWay] = useState('qr');
  const options = ['qr', 'slip', 'wallet'].map((value) => ({ value, label: value }));
  return <Segmented label="Ways" options={options} value={way} onValue={setWay} panelId="panel" />;
}

it('is one Tab stop; arrows, Home and End move through it and wrap around', async () => {
  render(<Ways />);
  await userEvent.tab();
  const seen = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
    await userEvent.keyboard(`{${key}}`);
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
    seen.push(screen.getByRole('tab', { selected: true }).textContent);
  }
  expect(seen).toEqual(['slip', 'wallet', 'qr', 'wallet', 'qr', 'wallet']);
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
