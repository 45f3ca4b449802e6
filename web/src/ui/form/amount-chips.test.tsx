import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QR_PRESETS } from 'contracts/rules';
import { expect, it } from 'vitest';
import { AmountChips } from './amount-chips.tsx';

it('offers the presets of KBANK, marks the chosen one and reports a press in baht [2.50] [9.19]', async () => {
  const picked: number[] = [];
  render(
    <AmountChips
      label="Amounts"
      amounts={QR_PRESETS.KBANK}
      selected={500}
      onPick={(baht) => picked.push(baht)}
    />,
  );
  const chips = screen.getAllByRole('button');
  expect(chips.map((chip) => chip.textContent)).toEqual(['10', '20', '50', '100', '500', '1,000']);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('500');
  await userEvent.click(screen.getByRole('button', { name: '1,000' }));
  expect(picked).toEqual([1000]);
});
