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

const HEX = /^#(?:[\da-f]{3}){1,2}$/;
const RGB = /^rgb\(\s*(\d{1,3})(?:\s+|\s*,\s*)(\d{1,3})(?:\s+|\s*,\s*)(\d{1,3})\s*\)$/;
const NAMES: Partial<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  yellow: '#ffff00',
  orange: '#ffa500',
  gold: '#ffd700',
  purple: '#800080',
  pink: '#ffc0cb',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  brown: '#a52a2a',
  navy: '#000080',
  teal: '#008080',
  maroon: '#800000',
};

/** Parses an opaque CSS colour in a common notation; null for everything else. [3.20] */
export function parseColour(text: string): Rgb | null {
  const trimmed = text.trim().toLowerCase();
  const written = (Object.hasOwn(NAMES, trimmed) && NAMES[trimmed]) || trimmed;
  if (HEX.test(written)) {
    const digits = written.length === 4 ? written.slice(1).replace(/./g, '$&$&') : written.slice(1);
    const value = Number.parseInt(digits, 16);
    return [value >> 16, (value >> 8) & 255, value & 255];
  }
  const parts = RGB.exec(written);
  if (!parts) return null;
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map(Number);
  return Math.max(red, green, blue) > 255 ? null : [red, green, blue];
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
