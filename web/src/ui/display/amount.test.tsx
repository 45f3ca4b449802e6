import { render } from '@testing-library/react';
import { type Satang, satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { Amount, type AmountProps } from './amount.tsx';

const textOf = (props: AmountProps) => render(<Amount {...props} />).container.textContent;

describe('Amount', () => {
  it.each([
    [{ value: satang(1_248_050), unit: 'baht' }, '12,480.50 baht'],
    [{ value: satang(1_248_050), unit: 'baht', size: 'hero' }, '12,480.50 baht'],
    [{ value: satang(0) }, '0.00'],
    [{ value: satang(-5) }, '\u22120.05'],
    [{ value: null, unit: 'baht' }, '-'],
    [{ value: undefined, size: 'hero' }, '-'],
    [{ value: NaN as Satang, sign: 'in' }, '-'],
  ] satisfies [AmountProps, string][])(
    'shows %o as one text with two decimals, or - when it is not a number [5.33]',
    (props, text) => {
      expect(textOf(props)).toBe(text);
    },
  );

  it.each([
    ['in', 50_000, '+500.00'],
    ['out', 50_000, '\u2212500.00'],
    ['out', -50_000, '\u2212500.00'],
    ['none', 50_000, '500.00'],
    ['auto', 50_000, '+500.00'],
    ['auto', -50_000, '\u2212500.00'],
    ['in', 0, '0.00'],
    ['out', 0, '0.00'],
  ] as const)('signs %s %i as %s [5.34]', (sign, value, text) => {
    expect(textOf({ value: satang(value), sign })).toBe(text);
  });

  it('marks money that did not move with a strikethrough element', () => {
    const { container } = render(<Amount value={satang(30_000)} sign="in" struck />);
    expect(container.querySelector('s')).toHaveTextContent('300.00');
  });
});
