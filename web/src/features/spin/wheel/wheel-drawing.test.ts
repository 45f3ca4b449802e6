import { describe, expect, it } from 'vitest';
import type { Pen } from './pen.ts';
import { drawBlur, drawLight, drawWheel, wheelFace, wheelSize } from './wheel-drawing.ts';
import { linesWithin } from './wheel-labels.ts';

/** A fake pen that records its texts; each character is half its font size wide, in whole pixels on a coarse screen. */
function notingPen({ isCoarse = false } = {}) {
  const texts: { text: string; font: string; colour: string }[] = [];
  const fills: string[] = [];
  const measured: string[] = [];
  const nothing = () => {};
  const pen = {
    font: '',
    fillStyle: '',
    measureText: (text: string) => {
      measured.push(text);
      const width = Number(/([\d.]+)px/.exec(pen.font)?.[1]) * 0.5;
      return { width: text.length * (isCoarse ? Math.round(width) : width) };
    },
    fillText: (text: string) => texts.push({ text, font: pen.font, colour: pen.fillStyle }),
    fill: () => fills.push(pen.fillStyle),
    createRadialGradient: () => ({ addColorStop: nothing }),
    ...Object.fromEntries(
      [
        'beginPath',
        'moveTo',
        'arc',
        'closePath',
        'stroke',
        'save',
        'restore',
        'rotate',
        'translate',
        'clearRect',
      ].map((name) => [name, nothing]),
    ),
  };
  return { pen: pen as unknown as Pen, texts, fills, measured };
}

const slices = (count: number, label = 'Prize') =>
  Array.from({ length: count }, (_, index) => ({
    label: `${label} ${index}`,
    bgColor: '#14532d',
    textColor: '#ffffff',
  }));
const look = { size: 350, angle: 0, fontFamily: 'sans-serif' };

/** A fake pen that records its calls. */
function tracingPen() {
  const calls: { name: string; values: number[] }[] = [];
  const widths: number[] = [];
  const own: Record<string, unknown> = {};
  const pen = new Proxy(own, {
    get: (tools, name: string) =>
      tools[name] ??
      ((...values: number[]) => {
        calls.push({ name, values });
        if (name === 'stroke') widths.push(Number(tools['lineWidth']));
        return { addColorStop: () => {}, width: 0 };
      }),
  });
  const valuesOf = (called: string) =>
    calls.filter(({ name }) => name === called).map(({ values }) => values);
  return { pen: pen as unknown as Pen, valuesOf, widths };
}

describe('the size of the wheel', () => {
  it.each([
    [390, 331],
    [320, 272],
    [411, 349],
    [412, 350],
    [1280, 350],
  ])('in a window of %i px is %i px [9.29]', (width, size) => expect(wheelSize(width)).toBe(size));
});

describe('drawing the wheel', () => {
  it.each([1, 2, 8, 40, 60])('writes each of %i labels', (count) => {
    const { pen, texts } = notingPen();
    drawWheel(pen, wheelFace(slices(count)), look);
    for (const { label } of slices(count))
      expect(texts.some(({ text }) => label.startsWith(text.replace('…', '')))).toBe(true);
  });

  it('writes each label along the middle of its slice [2.79]', () => {
    const { pen, valuesOf } = tracingPen();
    drawWheel(pen, wheelFace(slices(4)), look);
    const quarter = Math.PI / 2;
    const [turned, ...labels] = valuesOf('rotate').flat();
    expect(turned).toBe(-quarter);
    expect(labels).toEqual([0.5, 1.5, 2.5, 3.5].map((place) => place * quarter));
  });

  it('gives each slice its own two colours [3.20]', () => {
    const { pen, texts, fills } = notingPen();
    const [one, other] = slices(2);
    const face = wheelFace([one!, { ...other!, bgColor: '#ffffff', textColor: '#111111' }]);
    drawWheel(pen, face, look);
    expect(new Set(texts.map(({ colour }) => colour))).toEqual(new Set(face.colours.map(({ text }) => text)));
    for (const { background } of face.colours) expect(fills).toContain(background);
    expect(face.colours).toHaveLength(2);
  });

  it('makes long labels smaller, and cuts what does not fit', () => {
    const { pen, texts } = notingPen();
    drawWheel(pen, wheelFace(slices(12, 'A very very long name of a prize of the wheel')), look);
    const widths = texts.map(({ text, font }) => text.length * Number(/([\d.]+)px/.exec(font)?.[1]) * 0.5);
    expect(Math.max(...widths)).toBeLessThanOrEqual(175 * 0.47 + 0.01);
    expect(texts.some(({ text }) => text.endsWith('…'))).toBe(true);
  });

  it.each([8, 9, 10, 11])(
    'writes %i letters of a prize without an end, where a screen rounds the width of each letter [3.20]',
    (count) => {
      const { pen, texts } = notingPen({ isCoarse: true });
      const label = 'W'.repeat(count);
      drawWheel(pen, wheelFace(slices(6).map((slice) => ({ ...slice, label }))), look);
      expect(texts.map(({ text }) => text)).toEqual(Array.from({ length: 6 }, () => label));
    },
  );

  it('measures no more of an endless label than has room', () => {
    const { pen, texts, measured } = notingPen();
    drawWheel(pen, wheelFace([{ ...slices(1)[0]!, label: 'prize '.repeat(300) }]), look);
    expect(texts.map(({ text }) => text)).toEqual(['prize prize', 'prize prize…']);
    expect(Math.max(...measured.map((text) => text.length))).toBeLessThanOrEqual(101);
  });

  it('never gives hostile colours to the canvas', () => {
    const { pen, fills } = notingPen();
    const hostile = { label: 'x', bgColor: 'url(https://evil.example)', textColor: 'red;' };
    drawWheel(pen, wheelFace([hostile, hostile]), look);
    expect(JSON.stringify(fills)).not.toMatch(/evil|red;/);
  });

  it('breaks lines between words, and cuts Thai between characters', () => {
    const measureText = (text: string) => ({ width: text.length }) as TextMetrics;
    expect(linesWithin({ measureText }, 'free credit', 8, 2)).toEqual(['free', 'credit']);
    expect(linesWithin({ measureText }, 'กำลังใจ', 4, 1)[0]).toMatch(/^กำ.*…$/);
    expect(linesWithin({ measureText }, 'short', 8, 1)).toEqual(['short']);
  });

  it.each<[string, (pen: Pen) => void]>([
    ['wheel', (pen) => drawWheel(pen, wheelFace(slices(8)), look)],
    ['blur', (pen) => drawBlur(pen, wheelFace(slices(8)), look.size)],
    ['light', (pen) => drawLight(pen, { size: look.size, angle: 0, slices: 8, lit: 3 })],
  ])('puts the %s into the middle of the canvas [2.79]', (_name, draw) => {
    const { pen, valuesOf } = tracingPen();
    draw(pen);
    expect(valuesOf('translate')).toEqual([[look.size / 2, look.size / 2]]);
  });

  it('keeps the pegs on the rim, outside the slices [2.79]', () => {
    const { pen, valuesOf } = tracingPen();
    drawWheel(pen, wheelFace(slices(8)), look);
    const arcs = valuesOf('arc').map(([x = 0, y = 0, radius = 0]) => ({ away: Math.hypot(x, y), radius }));
    const [rim, slice] = arcs.filter(({ away }) => away === 0).map(({ radius }) => radius);
    const pegs = arcs.filter(({ away }) => away > 0);
    expect(pegs).toHaveLength(8 * 4);
    for (const { away, radius } of pegs) {
      expect(away + radius).toBeLessThan(rim!);
      expect(away - radius).toBeGreaterThan(slice!);
    }
  });

  it('separates the slices by lines of at most 2 px', () => {
    const { pen, widths } = tracingPen();
    drawWheel(pen, wheelFace(slices(8)), look);
    // The edge of the rim, and one line for each slice.
    expect(widths).toHaveLength(9);
    for (const width of widths) expect(width).toBeLessThanOrEqual(2);
  });

  it('gives a wheel that turns fast rings between its middle and its rim', () => {
    const { pen, valuesOf } = tracingPen();
    drawBlur(pen, wheelFace(slices(8)), look.size);
    const [edge, , ...rings] = valuesOf('arc').map(([, , radius = 0]) => radius);
    expect(new Set(rings).size).toBe(9);
    expect(Math.max(...rings)).toBeLessThan(edge!);
    expect(valuesOf('stroke')).toHaveLength(9);
  });
});
