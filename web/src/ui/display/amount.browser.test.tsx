import { cleanup, render, screen } from '@testing-library/react';
import { satang } from 'contracts/rules';
import { afterEach, expect, it } from 'vitest';
import '../styles/index.css';
import { Amount } from './amount.tsx';

afterEach(cleanup);

it.each(['head', 'hero'] as const)(
  'an unknown amount is no smaller than a known one in the size %s [5.33]',
  (size) => {
    render(
      <div style={{ width: 320, containerType: 'inline-size' }}>
        <Amount value={null} size={size} />
        <Amount value={satang(100)} size={size} />
      </div>,
    );
    const sizeOf = (text: string) => parseFloat(getComputedStyle(screen.getByText(text)).fontSize);
    expect(sizeOf('1')).toBeGreaterThan(16);
    expect(sizeOf('-')).toBe(sizeOf('1'));
  },
);
