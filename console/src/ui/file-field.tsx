import styles from './ui.module.css';

interface FileFieldProps {
  label: string;
  /** null when the field is emptied, before another file is chosen. */
  onChoose: (file: File | null) => void;
}

/** Chooses a file that this or another mock has saved. */
export function FileField({ label, onChoose }: FileFieldProps) {
  return (
    <label className={styles.wide}>
      {label}
      <input
        type="file"
        accept=".json"
        // Otherwise the same file, once it has changed, could not be chosen again.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
          onChoose(null);
        }}
        onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
      />
    </label>
  );
}
