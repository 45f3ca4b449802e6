import { memo, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Hills } from './hills.tsx';
import styles from './river-scene.module.css';
import { seededRandom } from '../../lib/random.ts';

/**
 * Lines of one opacity, drawn as one path: a path for each would make the login's first frame late. Numbers become text by
 * `toFixed`, which fills none of the browser's caches for that.
 */
interface Lines {
  path: string;
  opacity: string;
  isBright: boolean;
}

const random = seededRandom(7);
const SKY = Array.from({ length: 54 }, (_, index) => {
  const x = random() * 100;
  // Denser towards the zenith, none in the haze over the hills.
  const y = random() ** 1.4 * 82;
  return {
    // A line without length: its round ends are a dot.
    path: line(x, y, 0),
    opacity: inSteps(0.25 + random() * 0.45, 0.1),
    isTwinkling: index % 9 === 0,
    isBright: index % 9 === 0 || index % 4 === 0,
  };
});
const STARS = joined(SKY.filter(({ isTwinkling }) => !isTwinkling));
const TWINKLING = SKY.filter(({ isTwinkling }) => isTwinkling);
const GLINTS = joined(
  Array.from({ length: 40 }, () => {
    const depth = random();
    const x = random() * 104 - 4;
    const path = line(x, 3 + depth ** 1.3 * 94, 3 + (0.3 + depth) * random() * 9);
    return { path, opacity: inSteps(0.06 + random() * 0.14, 0.03), isBright: false };
  }),
);

/** A horizontal line, in hundredths of the picture's width and height. */
function line(x: number, y: number, width: number): string {
  return `M${x.toFixed(1)} ${y.toFixed(1)}h${width.toFixed(1)}`;
}

function inSteps(opacity: number, step: number): string {
  return (Math.round(opacity / step) * step).toFixed(2);
}

function joined(all: readonly Lines[]): Lines[] {
  const groups = new Map<string, Lines>();
  for (const { path, opacity, isBright } of all) {
    const group = groups.get(`${opacity} ${isBright}`);
    if (group) group.path += path;
    else groups.set(`${opacity} ${isBright}`, { path, opacity, isBright });
  }
  return [...groups.values()];
}

/** The lantern's reflection by rows: offset from the middle and half width, in hundredths of the lantern. */
const ROWS = [
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

const yOf = (row: number) => 5.7 + row * 7 + row * row * 0.13;
const REFLECTIONS = [0, 1, 2].map((group) =>
  ROWS.map(([offset, half], row) =>
    row % 3 === group ? line(71.7 + offset - half, yOf(row), half * 2 - 3.4) : '',
  ).join(''),
);
const FADE = ['.82', '.5', '.28', '.11', '0'];

/**
 * The night river with its lantern, for the login and the kiosk's start screen. It fills its parent at any size; `--horizon`,
 * `--lantern-x` (per cent) and `--lantern-size` control the layout. Decorative: hidden from screen readers.
 */
export const RiverScene = memo(function RiverScene({ lantern = true }: { lantern?: boolean }) {
  return (
    <div aria-hidden className={styles.scene}>
      <Stars className={styles.sky} stars={STARS} />
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
        <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
          {GLINTS.map(({ path, opacity }) => (
            <path key={path} d={path} opacity={opacity} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
      </div>
      {lantern && <Lantern />}
    </div>
  );
});

function Stars({ stars, className }: { stars: Lines[]; className: string | undefined }) {
  return (
    <svg className={className} width="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
      {stars.map(({ path, opacity, isBright }) => (
        <path
          key={path}
          className={isBright ? styles.bright : styles.star}
          d={path}
          opacity={opacity}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

function Lantern() {
  const paper = useId();
  const fade = `${paper}f`;
  return (
    <div className={styles.lantern}>
      <div className={styles.halo} />
      {REFLECTIONS.map((path) => (
        <svg key={path} className={styles.reflection} viewBox="0 0 140 250">
          <path d={path} stroke={`url(#${fade})`} />
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
          <linearGradient id={fade} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="5" y2="275">
            {FADE.map((opacity, step) => (
              <stop key={opacity} offset={step / 4} stopColor="var(--lantern-mid)" stopOpacity={opacity} />
            ))}
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
