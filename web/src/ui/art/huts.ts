interface Place {
  /** The position of its middle post. */
  x: number;
  y: number;
  scale: number;
  isLit?: boolean;
}

/** Relative path commands with their numbers; points after that of an `m` are lines. */
type Shape = readonly (readonly [command: string, numbers: readonly number[]])[];

const POST = [3, 0, 0, 6, -3, 0];
const HOUSE: Shape = [
  ['m', [-24, -19]],
  ['c', [11, -4, 19, -12, 24, -22, 5, 10, 13, 18, 24, 22]],
  ['zm', [9, -1, 30, 0, 0, 12, 3, 0, 0, 3, -36, 0, 0, -3, 3, 0]],
  ['zm', [1, 14, ...POST]],
  ['zm', [12.5, 0, ...POST]],
  ['zm', [12.5, 0, ...POST]],
];
const WINDOW: Shape = [['m', [-4, -17, 7, 0, 0, 7, -7, 0]]];

/**
 * Houses on stilts, as along the Mekong. All houses are one path, and their lit windows another: each element makes the login's first
 * frame later.
 */
export function drawHuts(places: readonly Place[]): { houses: string; windows: string } {
  const draw = (shape: Shape, all: readonly Place[]) =>
    all.map(({ x, y, scale }) => `M${x} ${y}${scaled(shape, scale)}`).join('');
  return {
    houses: draw(HOUSE, places),
    windows: draw(
      WINDOW,
      places.filter(({ isLit }) => isLit),
    ),
  };
}

const scaled = (shape: Shape, scale: number) =>
  shape
    .map(([command, numbers]) => command + numbers.map((one) => (one * scale).toFixed(2)).join(' '))
    .join('');
