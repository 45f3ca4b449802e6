/** Each channel from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

export interface SliceColours {
  background: string;
  text: string;
}

const BACKGROUNDS: readonly Rgb[] = [
  [22, 48, 77],
  [15, 99, 114],
  [91, 63, 140],
  [13, 106, 66],
  [122, 53, 102],
];
const LIGHT: Rgb = [250, 245, 235];
const DARK: Rgb = [8, 23, 37];
/** Minimum contrast for large text. */
const MIN_CONTRAST = 3;

const HEX = /^#[\da-f]{6}$/i;

/** Parses an opaque CSS colour; null for everything else. [3.20] */
export function parseColour(text: string): Rgb | null {
  const hex = HEX.test(text) ? text : asHex(text);
  if (!HEX.test(hex)) return null;
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** No colour is longer; a longer text could take the browser long to read. */
const LONGEST = 100;

/** As the browser draws it; '' for what is no colour, or shows what is below it. */
function asHex(text: string): string {
  const pen = text.length > LONGEST ? null : document.createElement('canvas').getContext('2d');
  if (!pen) return '';
  // A text that is no colour leaves the one from before.
  const read = ['#000000', '#ffffff'].map((before) => {
    pen.fillStyle = before;
    pen.fillStyle = text;
    return pen.fillStyle;
  });
  if (read[0] !== read[1]) return '';
  // Written in a space of its own, such as `oklch(…)`. Browsers that guard against tracking do not tell what is drawn.
  if (!HEX.test(read[0] ?? '')) {
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha] = pen.getImageData(0, 0, 1, 1).data;
    return alpha === 255 ? toHex([red, green, blue]) : '';
  }
  return read[0] ?? '';
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 (same colour) to 21 (black on white). */
export function contrast(one: Rgb, other: Rgb): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const toHex = (colour: Rgb) => `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

export function sliceColours(
  { bgColor, textColor }: { bgColor: string; textColor: string },
  index: number,
): SliceColours {
  const ground = parseColour(bgColor) ?? BACKGROUNDS[index % BACKGROUNDS.length] ?? DARK;
  const sent = parseColour(textColor);
  const best = contrast(LIGHT, ground) >= contrast(DARK, ground) ? LIGHT : DARK;
  const text = sent && contrast(sent, ground) >= MIN_CONTRAST ? sent : best;
  return { background: toHex(ground), text: toHex(text) };
}

export function meanColour(colours: readonly SliceColours[]): string {
  const grounds = colours.map(({ background }) => parseColour(background) ?? DARK);
  const mean = (part: 0 | 1 | 2) =>
    Math.round(grounds.reduce((sum, ground) => sum + ground[part], 0) / Math.max(1, grounds.length));
  return toHex([mean(0), mean(1), mean(2)]);
}
