import type { Pen } from './pen.ts';

/** Fractions of the radius. */
const LABEL_END = 0.83;
const LABEL_START = 0.36;

/** More than any label has room for. A browser would measure a hostile one for seconds. */
const MOST_LETTERS = 100;

interface LabelRoom {
  radius: number;
  width: number;
  fontFamily: string;
}

export function drawLabel(pen: Pen, text: string, { radius, width, fontFamily }: LabelRoom) {
  const label = text.slice(0, MOST_LETTERS);
  const room = radius * (LABEL_END - LABEL_START);
  const height = radius * 0.6 * Math.min(width, 1.2);
  const fontOf = (pixels: number) => `640 ${pixels.toFixed(1)}px ${fontFamily}`;
  let pixels = Math.min(radius * 0.125, height * 0.62);
  const least = pixels * 0.62;
  pen.font = fontOf(pixels);
  // In steps, because a screen may round each letter's width up: in a proportionally smaller font, the end would be cut off.
  while (pixels > least && pen.measureText(label).width > room) {
    pixels = Math.max(least, pixels - 0.5);
    pen.font = fontOf(pixels);
  }
  pen.textAlign = 'right';
  pen.textBaseline = 'middle';
  const lines = linesWithin(pen, label, room, height >= pixels * 2.6 ? 2 : 1);
  const step = pixels * 1.25;
  lines.forEach((line, index) =>
    pen.fillText(line, radius * LABEL_END, (index - (lines.length - 1) / 2) * step),
  );
}

export function linesWithin(
  pen: Pick<Pen, 'measureText'>,
  label: string,
  room: number,
  limit: number,
): string[] {
  const fits = (text: string) => pen.measureText(text).width <= room;
  if (fits(label)) return [label];
  const lines: string[] = [];
  let line = '';
  for (const part of partsOf(label, 'word')) {
    if (fits(line + part) || line === '') line += part;
    else if (lines.length + 1 < limit) {
      lines.push(line.trim());
      line = part.trimStart();
    } else {
      line += part;
    }
  }
  lines.push(line.trim());
  return lines.map((text) => (fits(text) ? text : cut(text, fits)));
}

function cut(text: string, fits: (text: string) => boolean): string {
  const characters = partsOf(text, 'grapheme');
  while (characters.length > 1 && !fits(`${characters.join('')}…`)) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** Thai and Lao write no spaces between words, and their marks combine with the letter before them. */
function partsOf(text: string, granularity: 'word' | 'grapheme'): string[] {
  return [...new Intl.Segmenter(undefined, { granularity }).segment(text)].map(({ segment }) => segment);
}
