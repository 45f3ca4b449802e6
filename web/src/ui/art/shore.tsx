import { drawHuts } from './huts.ts';
import styles from './shore.module.css';

const HUTS = drawHuts([
  { x: 214, y: 92, scale: 0.52 },
  { x: 246, y: 92, scale: 0.7, isLit: true },
  { x: 322, y: 92, scale: 0.6 },
  { x: 346, y: 92, scale: 0.78 },
]);

/** Only in surface tones, so that it never competes with the amount. */
export function Shore() {
  return (
    <div aria-hidden className={styles.shore}>
      <svg className={styles.bank} viewBox="0 0 360 92" preserveAspectRatio="xMaxYMax meet">
        <path d="M120 92c52-3 92-20 132-44 30-18 62-22 108-12v56z" fill="var(--surface-raised)" />
        <path d="M60 92c70-2 110-12 160-22 44-8 86-6 140 4v18z" fill="var(--surface-overlay)" opacity=".8" />
        <g fill="none" stroke="var(--surface-press)" strokeLinecap="round">
          <path d="M291 92c-2-16-1-28 3-42" strokeWidth="2.6" />
          <path
            d="M294 50c-7-7-14-7-19-2M294 50c-8-2-13 2-15 9M294 50c0-7 5-11 12-11M294 50c6-4 13-3 17 3M294 50c5 0 9 4 10 11"
            strokeWidth="2.2"
          />
        </g>
        <path d={HUTS.houses} fill="var(--surface-press)" />
        <path d={HUTS.windows} fill="var(--gold)" />
      </svg>
    </div>
  );
}
