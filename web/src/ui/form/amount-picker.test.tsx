import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QR_PRESETS, satang, type Satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { CoverContext } from '../display/private.tsx';
import { AmountPicker } from './amount-picker.tsx';

describe('AmountPicker', () => {
  it('offers presets, marks the chosen one and reports satang [2.50] [9.19]', async () => {
    const picked: Satang[] = [];
    render(
      <AmountPicker
        label="Amounts"
        options={QR_PRESETS.KBANK.map((amount) => ({ amount }))}
        selected={satang(50_000)}
        onPick={(amount) => picked.push(amount)}
      />,
    );
    const options = screen.getAllByRole('button');
    expect(options.map((option) => option.textContent)).toEqual(['10', '20', '50', '100', '500', '1,000']);
    for (const option of options) expect(option).toBeEnabled();
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('500');
    await userEvent.click(screen.getByRole('button', { name: '1,000' }));
    expect(picked).toEqual([100_000]);
  });

  it('labels shares, and disables shares of zero (W8)', () => {
    const options = [
      { label: 'Half', amount: satang(0) },
      { label: 'All', amount: satang(1) },
    ];
    render(<AmountPicker label="Shares" options={options} selected={satang(0)} onPick={() => {}} />);
    expect(screen.getByRole('button', { name: 'Half' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'All' })).toBeEnabled();
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  });

  it('marks a chosen share only where balances are not covered (K11)', () => {
    const half = satang(50_000);
    const picker = (
      <AmountPicker
        label="Shares"
        options={[{ label: 'Half', amount: half }, { amount: half }]}
        selected={half}
        onPick={() => {}}
      />
    );
    const pressed = () =>
      screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    const { rerender } = render(picker);
    expect(pressed()).toEqual(['Half500.00', '500']);
    rerender(<CoverContext value={({ children }) => children}>{picker}</CoverContext>);
    expect(pressed()).toEqual(['500']);
  });

  it('sets long shares smaller only where balances are not covered (K11)', () => {
    const long = satang(1_234_567_890);
    const picker = (
      <AmountPicker
        label="Shares"
        options={[{ label: 'All', amount: long }]}
        selected={null}
        onPick={() => {}}
      />
    );
    const { container, rerender } = render(picker);
    expect(container.querySelectorAll('[data-long]')).toHaveLength(1);
    rerender(<CoverContext value={({ children }) => children}>{picker}</CoverContext>);
    expect(container.querySelectorAll('[data-long]')).toHaveLength(0);
  });
});
