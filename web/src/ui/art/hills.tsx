import { drawHuts } from './huts.ts';
import styles from './hills.module.css';

const HUTS = drawHuts([
  { x: 286, y: 147, scale: 0.95 },
  { x: 352, y: 148, scale: 0.8, isLit: true },
  { x: 430, y: 147, scale: 1.15, isLit: true },
  { x: 792, y: 147, scale: 1 },
  { x: 868, y: 148, scale: 0.78, isLit: true },
  { x: 934, y: 147, scale: 1.05 },
  { x: 128, y: 148, scale: 0.85 },
]);

export function Hills() {
  return (
    <svg className={styles.hills} viewBox="0 0 1200 150">
      <path
        className={styles.far}
        d="M0 150V92c40-26 92-34 140-20 52 15 96 40 150 36 46-4 82-30 132-34 62-5 118 22 176 26 58 3 100-22 152-32 70-13 128 10 186 22 52 10 92-2 132-22 48-24 92-30 132-14v96z"
      />
      <path
        className={styles.near}
        d="M0 150v-34c50-12 104-10 152 4s96 18 148 8c60-12 108-34 172-30 66 4 112 32 176 34 58 2 104-22 164-24 62-2 108 18 166 24 60 6 110-6 222-16v34z"
      />
      <path
        className={styles.bank}
        d="M0 151v-9c90-9 150-3 236 0s170-9 262-5 160 7 250 2 190-8 262-3 130 1 190-4v19z"
      />
      <path d={HUTS.houses} fill="var(--hut)" />
      <path d={HUTS.windows} fill="var(--window-light)" />
    </svg>
  );
}
