import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './option-row.module.css';

export interface OptionRowProps {
  mark: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  tag?: ReactNode;
  isMain?: boolean;
  selected?: boolean | undefined;
  /** Without it the row only shows the choice. */
  onOpen?: () => void;
}

export function OptionRow({ mark, title, text, tag, isMain = false, selected, onOpen }: OptionRowProps) {
  const isSelected = selected ?? !onOpen;
  const content = (
    <>
      {mark}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {text !== undefined && <span className={styles.text}>{text}</span>}
        {tag !== undefined && tag !== false && <span className={styles.tag}>{tag}</span>}
      </span>
      {onOpen && <ChevronRight aria-hidden className={styles.arrow} />}
    </>
  );
  const className = classNames(styles.row, isSelected && styles.selected, isMain && styles.main);

  if (!onOpen) return <div className={className}>{content}</div>;
  return (
    <button type="button" className={className} onClick={onOpen}>
      {content}
    </button>
  );
}
