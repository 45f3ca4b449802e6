interface Place {
  /** The position of its middle post. */
  x: number;
  y: number;
  scale: number;
  isLit?: boolean;
}

/** A roof, walls and three posts, from the foot of the middle post. */
const HOUSE =
  'm-24-19c11-4 19-12 24-22 5 10 13 18 24 22zm9-1h30v12h3v3h-36v-3h3zm1 14h3v6h-3zm12.5 0h3v6h-3zm12.5 0h3v6h-3z';
const WINDOW = 'm-4-17h7v7h-7z';

/** All houses are one path, and their lit windows another: each element makes the login's first frame later. */
export function drawHuts(places: readonly Place[]): { houses: string; windows: string } {
  const draw = (shape: string, all: readonly Place[]) =>
    all.map(({ x, y, scale }) => `M${x} ${y}${scaled(shape, scale)}`).join('');
  return {
    houses: draw(HOUSE, places),
    windows: draw(
      WINDOW,
      places.filter(({ isLit }) => isLit),
    ),
  };
}

const scaled = (path: string, scale: number) =>
  path.replace(/-?[\d.]+/g, (length) => (Number(length) * scale).toFixed(2));

interface HutsProps {
  drawn: ReturnType<typeof drawHuts>;
  fill: string;
  /** Colour of the lit windows. */
  light: string;
}

/** Houses on stilts, as along the Mekong. */
export function Huts({ drawn: { houses, windows }, fill, light }: HutsProps) {
  return (
    <>
      <path d={houses} fill={fill} />
      <path d={windows} fill={light} />
    </>
  );
}
