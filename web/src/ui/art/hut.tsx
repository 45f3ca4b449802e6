interface HutProps {
  /** The position of its middle post. */
  x: number;
  y: number;
  scale: number;
  fill: string;
  /** Colour of a lit window. */
  light?: string | undefined;
}

/** A house on stilts, as along the Mekong. */
export function Hut({ x, y, scale, fill, light }: HutProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill={fill}>
      <path d="M-24-19C-13-23-5-31 0-41 5-31 13-23 24-19Z" />
      <path d="M-15-20h30v12h3v3h-36v-3h3zM-14-6h3v6h-3zM-1.5-6h3v6h-3zM11-6h3v6h-3z" />
      {light && <path d="M-4-17h7v7h-7z" fill={light} />}
    </g>
  );
}
