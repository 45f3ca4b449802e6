import { Progress } from '@base-ui/react/progress';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  label: string;
  /** From 0 to 1; null while nobody knows how far it is. */
  value: number | null;
}

/** How far something has come, with its share in figures. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return (
    <Progress.Root className={styles.progress} value={value === null ? null : Math.round(value * 100)}>
      <Progress.Label>{label}</Progress.Label>
      <Progress.Value className={styles.value} />
      <Progress.Track className={styles.track}>
        <Progress.Indicator className={styles.indicator} />
      </Progress.Track>
    </Progress.Root>
  );
}
