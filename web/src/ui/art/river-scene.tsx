import { useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Hills } from './hills.tsx';
import styles from './river-scene.module.css';
import { seeded } from '../../lib/seeded.ts';

const random = seeded(7);
const STARS = Array.from({ length: 54 }, (_, index) => ({
  x: random() * 100,
  // Denser towards the zenith, none in the haze over the hills.
  y: random() ** 1.4 * 82,
  opacity: 0.25 + random() * 0.45,
  isTwinkling: index % 9 === 0,
  isBright: index % 9 === 0 || index % 4 === 0,
}));
const STILL = STARS.filter(({ isTwinkling }) => !isTwinkling);
const TWINKLING = STARS.filter(({ isTwinkling }) => isTwinkling);
const GLINTS = Array.from({ length: 40 }, () => {
  const depth = random();
  return {
    x: random() * 104 - 4,
    y: 3 + depth ** 1.3 * 94,
    width: 3 + (0.3 + depth) * random() * 9,
    opacity: 0.06 + random() * 0.14,
  };
});
/** The lantern's reflection by rows: offset from the middle and half width, in hundredths of the lantern. */
const REFLECTION = [
  [0, 40],
  [1, 36],
  [-3, 45],
  [4, 26],
  [0, 48],
  [-6, 34],
  [8, 46],
  [-2, 30],
  [10, 38],
  [-5, 49],
  [4, 30],
  [-20, 18],
  [14, 30],
  [-6, 42],
  [10, 22],
  [-16, 26],
  [4, 36],
  [20, 14],
  [-9, 26],
  [6, 32],
  [-22, 10],
  [10, 20],
  [-2, 26],
  [14, 9],
  [-8, 16],
  [2, 10],
] as const;

/**
 * The night river with its lantern, for the login and the kiosk's start screen. It fills its parent at any size; `--horizon`,
 * `--lantern-x` (per cent) and `--lantern-size` control the layout. Decorative: hidden from screen readers.
 */
export function RiverScene({ lantern = true }: { lantern?: boolean }) {
  return (
    <div aria-hidden className={styles.scene}>
      <Stars className={styles.sky} stars={STILL} />
      {[0, 1].map((half) => (
        <Stars
          key={half}
          className={classNames(styles.sky, styles.twinkling)}
          stars={TWINKLING.filter((_, index) => index % 2 === half)}
        />
      ))}
      <div className={styles.hills}>
        <Hills />
      </div>
      <div className={styles.water}>
        <svg width="100%" height="100%">
          {GLINTS.map(({ x, y, width, opacity }) => (
            <rect
              key={x}
              x={`${x.toFixed(1)}%`}
              y={`${y.toFixed(1)}%`}
              width={`${width.toFixed(1)}%`}
              height="1"
              opacity={opacity.toFixed(2)}
            />
          ))}
        </svg>
      </div>
      {lantern && <Lantern />}
    </div>
  );
}

function Stars({ stars, className }: { stars: typeof STARS; className: string | undefined }) {
  return (
    <svg className={className} width="100%">
      {stars.map(({ x, y, opacity, isBright }) => (
        <circle
          key={x}
          className={isBright ? styles.bright : styles.star}
          cx={`${x.toFixed(1)}%`}
          cy={`${y.toFixed(1)}%`}
          r="1"
          opacity={opacity.toFixed(2)}
        />
      ))}
    </svg>
  );
}

function Lantern() {
  const paper = useId();
  return (
    <div className={styles.lantern}>
      <div className={styles.halo} />
      {[0, 1, 2].map((group) => (
        <svg key={group} className={styles.reflection} viewBox="0 0 140 250">
          {REFLECTION.map(([offset, half], row) =>
            row % 3 === group ? (
              <rect
                key={row}
                x={70 + offset - half}
                y={4 + row * 7 + row * row * 0.13}
                width={half * 2}
                height="3.4"
                rx="1.7"
                opacity={(0.82 * (1 - row / REFLECTION.length) ** 1.25).toFixed(2)}
              />
            ) : null,
          )}
        </svg>
      ))}
      <svg className={styles.float} viewBox="0 0 100 112">
        <defs>
          <linearGradient id={paper} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--lantern-top)" />
            <stop offset=".55" stopColor="var(--lantern-mid)" />
            <stop offset=".8" stopColor="var(--lantern-low)" />
            <stop offset="1" stopColor="var(--lantern-mid)" />
          </linearGradient>
        </defs>
        <path d="M5 88h90l-8 13c-14 7-60 7-74 0z" fill="var(--lantern-boat)" />
        <path
          d="M31 4h38c15 11 22 25 22 42s-7 31-22 43H31C16 77 9 63 9 46S16 15 31 4z"
          fill={`url(#${paper})`}
        />
        <path
          d="M50 4v85M39 4c-11 27-11 58 0 85M61 4c11 27 11 58 0 85"
          fill="none"
          stroke="var(--lantern-rib)"
          strokeOpacity=".38"
          strokeWidth="1.8"
        />
        <path
          d="M31 4h38"
          stroke="var(--lantern-rib)"
          strokeOpacity=".6"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </svg>
    </div>
  );
}
