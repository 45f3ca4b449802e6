import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  label: string;
  /** 0 to 1; null while unknown. */
  share: number | null;
}

/** A screen reader does not repeat its name at every step. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  const percent = share === null ? undefined : Math.round(share * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={styles.bar}
    >
      <div
        className={styles.done}
        style={{ scale: `${share ?? 1} 1` }}
        data-unknown={share === null || undefined}
      />
    </div>
  );
}
