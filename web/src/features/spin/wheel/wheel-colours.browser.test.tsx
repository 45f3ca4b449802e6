import { describe, expect, it } from 'vitest';
import { parseColour, sliceColours } from './wheel-colours.ts';

describe('the colour of a slice', () => {
  it.each([
    ['#14532d', [20, 83, 45]],
    ['#14532dff', [20, 83, 45]],
    ['#FA0', [255, 170, 0]],
    ['rgb(1, 20, 255)', [1, 20, 255]],
    ['rgb(1 20 255)', [1, 20, 255]],
    ['rgba(1, 20, 255, 1)', [1, 20, 255]],
    ['hsl(120, 100%, 25%)', [0, 128, 0]],
    ['crimson', [220, 20, 60]],
    [' Gold ', [255, 215, 0]],
    ['oklch(40.1% 0.123 21.57)', [125, 36, 41]],
    ['oklab(1 0 0)', [255, 255, 255]],
    ['lab(50% 40 59.5)', [191, 87, 0]],
    ['color(srgb 1 0.5 0)', [255, 128, 0]],
    ['color-mix(in srgb, red, blue)', [128, 0, 128]],
  ])('is read from %s [3.20]', (text, expected) => expect(parseColour(text)).toEqual(expected));

  it.each([
    '',
    'red; background: url(https://evil.example)',
    'url(#x)',
    'var(--gold)',
    'inherit',
    'rgba(0, 0, 0, 0)',
    'transparent',
    '#12345',
    'constructor',
    '#14532d99',
    'hsla(120, 100%, 25%, 0.5)',
    'rgb(1,,2,3)',
    'rgb(120, 255)',
    'oklch(0.4 0.1 264 / 0.5)',
    'color(srgb 1 0 0 / 0)',
    'lab(50% 40)',
  ])('is another one for %j, which is no opaque colour [3.20]', (text) => {
    expect(parseColour(text)).toBeNull();
    const { background } = sliceColours({ bgColor: text, textColor: text }, 1);
    expect(background).toMatch(/^#[\da-f]{6}$/);
  });

  it('does not freeze the page for an endless text', { timeout: 5000 }, () => {
    expect(parseColour(`rgb(1${' '.repeat(60_000)}x`)).toBeNull();
  });
});
