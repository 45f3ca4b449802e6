const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Joiners, and the dotted circle that carries a single combining mark. */
const MARKS = '\u200c\u200d\u25cc';

/**
 * Whole scripts, not only the letters of our texts: names and messages contain any letter. The marks of old Thai manuscripts
 * (๏ ๚ ๛) are left out.
 */
export const characterSets = {
  latin: `${range(0x20, 0x7e)}\u00a0°·É×ßéñü–—‘’“”•…€−`,
  thai: range(0xe01, 0xe3a) + range(0xe3f, 0xe4e) + range(0xe50, 0xe59) + MARKS,
  lao: range(0xe81, 0xedf) + MARKS,
  /** The characters of amounts; only this set is condensed. */
  figures: '0123456789.,+-−*:/ ',
} as const;

interface Font {
  name: string;
  source: string;
  characters: keyof typeof characterSets;
  axes: Record<string, number | { min: number; max: number }>;
}

/** Range of the weights in tokens.css. */
const WEIGHTS = { min: 400, max: 700 };

export const fonts: readonly Font[] = [
  {
    name: 'latin',
    source: 'noto-sans/files/noto-sans-latin-wdth-normal.woff2',
    characters: 'latin',
    axes: { wght: WEIGHTS, wdth: 100 },
  },
  {
    name: 'figures',
    source: 'noto-sans/files/noto-sans-latin-wdth-normal.woff2',
    characters: 'figures',
    axes: { wght: WEIGHTS, wdth: 88 },
  },
  {
    name: 'thai',
    source: 'noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2',
    characters: 'thai',
    axes: { wght: WEIGHTS },
  },
  {
    name: 'thai-looped',
    source: 'noto-sans-thai-looped/files/noto-sans-thai-looped-thai-wght-normal.woff2',
    characters: 'thai',
    // Running text; emphasis within it uses the loopless face.
    axes: { wght: 420 },
  },
  {
    name: 'lao',
    source: 'noto-sans-lao/files/noto-sans-lao-lao-wght-normal.woff2',
    characters: 'lao',
    axes: { wght: WEIGHTS },
  },
];
