import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, meanColour, parseColour, sliceColours } from './wheel-colours.ts';

describe('colours of slices', () => {
  it('keeps the colours of the service if they are readable [3.20]', () => {
    expect(sliceColours({ bgColor: '#f0b429', textColor: '#1d1600' }, 0)).toEqual({
      background: '#f0b429',
      text: '#1d1600',
    });
  });

  it('makes every label readable for every colour', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
    );
    fc.assert(
      fc.property(text, text, fc.nat(60), (bgColor, textColor, index) => {
        const colours = sliceColours({ bgColor, textColor }, index);
        expect(contrast(parseColour(colours.text)!, parseColour(colours.background)!)).toBeGreaterThan(2.99);
      }),
    );
  });

  it('mixes them for a wheel that turns fast', () => {
    const mixed = meanColour([
      { background: '#000000', text: '#ffffff' },
      { background: '#ff0064', text: '#ffffff' },
    ]);
    expect(mixed).toBe('#800032');
  });
});
