import { type CSSProperties, useId } from 'react';
import { RiverScene } from './river-scene.tsx';
import styles from './sky-lanterns.module.css';

/** Where the lanterns rise to, in per cent, and their sizes; the first is the main one. */
const PLACES = [
  { x: 50, y: 25, size: 1, delay: 0 },
  { x: 80, y: 15, size: 0.24, delay: 0.5 },
  { x: 17, y: 33, size: 0.28, delay: 0.7 },
  { x: 86, y: 42, size: 0.32, delay: 0.35 },
  { x: 24, y: 10, size: 0.18, delay: 0.9 },
  { x: 66, y: 6, size: 0.13, delay: 1.15 },
  { x: 8, y: 17, size: 0.12, delay: 1.3 },
] as const;

export function SkyLanterns({ count }: { count: number }) {
  const paper = useId();
  return (
    <div aria-hidden className={styles.night}>
      <RiverScene lantern={false} />
      <svg className={styles.defs}>
        <linearGradient id={paper} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--lantern-top)" />
          <stop offset=".6" stopColor="var(--lantern-mid)" />
          <stop offset="1" stopColor="var(--lantern-low)" />
        </linearGradient>
      </svg>
      {PLACES.slice(0, count).map(({ x, y, size, delay }) => {
        const place: CSSProperties & Record<`--${string}`, string | number> = {
          '--x': `${x}%`,
          '--y': `${y}%`,
          '--of-one': size,
          '--delay': `${delay}s`,
        };
        return (
          <div key={x} className={styles.lantern} style={place}>
            <div className={styles.halo} />
            <svg className={styles.paper} viewBox="0 0 100 100">
              <path
                d="M28 5c14-2 30-2 44 0 16 11 24 25 24 40 0 17-9 31-24 41H28C13 76 4 62 4 45 4 30 12 16 28 5z"
                fill={`url(#${paper})`}
              />
              <path
                d="M50 4v82M36 5C22 30 22 60 36 86M64 5c14 25 14 55 0 81"
                fill="none"
                stroke="var(--lantern-rib)"
                strokeOpacity=".4"
                strokeWidth="1.8"
              />
              <path d="M33 86h34l-3 7H36z" fill="var(--lantern-boat)" />
            </svg>
          </div>
        );
      })}
    </div>
  );
}
