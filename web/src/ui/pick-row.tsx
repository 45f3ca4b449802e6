import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './pick-row.module.css';

export interface PickRowProps {
  mark: ReactNode;
  title: string;
  text?: string | undefined;
  selected?: boolean | undefined;
  /** Without it the row only shows what is chosen. */
  onPick?: (() => void) | undefined;
}

/** A bank, an account, a way to pay: its mark, its name and a word about it. */
export function PickRow({ mark, title, text, selected = true, onPick }: PickRowProps) {
  const content = (
    <>
      {mark}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {text !== undefined && <span className={styles.text}>{text}</span>}
      </span>
      {onPick && <ChevronRight aria-hidden className={styles.arrow} />}
    </>
  );
  const className = classNames(styles.row, selected && styles.selected);

  if (!onPick) return <div className={className}>{content}</div>;
  return (
    <button type="button" className={className} aria-pressed={selected} onClick={onPick}>
      {content}
    </button>
  );
}
