import type { ReactNode } from 'react';
import { countdownText } from '../../lib/countdown.ts';
import styles from './countdown.module.css';

export interface CountdownProps {
  label: ReactNode;
  seconds: number;
  total: number;
}

/** In the last minute the colour warns. */
const SOON = 60;

export function Countdown({ label, seconds, total }: CountdownProps) {
  const share = total > 0 ? Math.min(1, Math.max(0, seconds / total)) : 0;

  return (
    <div className={styles.countdown} data-soon={seconds <= SOON || undefined}>
      <span>{label}</span>
      {/* A screen reader does not announce each tick of a timer. */}
      <span role="timer" className={styles.time}>
        {countdownText(seconds)}
      </span>
      <div aria-hidden className={styles.bar}>
        <div className={styles.rest} style={{ scale: `${share} 1` }} />
      </div>
    </div>
  );
}
