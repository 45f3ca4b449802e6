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

it('amounts of one size have figures of one width, and stay on one line', () => {
  render(
    <div style={{ width: 40 }}>
      {[11_111_11, 88_888_88].map((value) => (
        <p key={value} style={{ width: 'fit-content' }}>
          <Amount value={satang(value)} size="row" />
        </p>
      ))}
    </div>,
  );
  const [narrow, wide] = [...document.querySelectorAll('p')].map((row) => row.getBoundingClientRect());
  expect(narrow?.width).toBe(wide?.width);
  expect(narrow?.height).toBe(wide?.height);
  for (const row of document.querySelectorAll('p > *'))
    expect(getComputedStyle(row).fontVariantNumeric).toContain('tabular-nums');
});

it.each(['row', 'lead', 'head', 'hero'] as const)(
  'the unit of an amount is smaller and quieter than its figure in the size %s',
  (size) => {
    render(
      <div style={{ width: 320, containerType: 'inline-size' }}>
        <Amount value={satang(12_345)} size={size} unit="baht" />
      </div>,
    );
    const [figure, unit] = [/^123/, 'baht'].map((text) => getComputedStyle(screen.getByText(text)));
    expect(parseFloat(unit?.fontSize ?? '')).toBeLessThan(parseFloat(figure?.fontSize ?? ''));
    expect([unit?.color, figure?.color]).toEqual(['rgb(160, 176, 193)', 'rgb(250, 245, 235)']);
  },
);

it('amounts below each other have figures of one width, and stay on one line', () => {
  render(
    <div style={{ width: 40 }}>
      <p>
        <Amount value={satang(11_111)} unit="baht" />
      </p>
      <p>
        <Amount value={satang(88_888)} unit="baht" />
      </p>
    </div>,
  );
  const [narrow, wide] = ['111.11', '888.88'].map((text) => {
    const range = document.createRange();
    range.selectNodeContents(screen.getByText(text, { exact: false }));
    return range.getBoundingClientRect();
  });
  expect(narrow?.width).toBe(wide?.width);
  expect(narrow?.height).toBeLessThan(32);
});
