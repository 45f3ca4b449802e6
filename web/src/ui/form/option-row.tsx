import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './option-row.module.css';

export interface OptionRowProps {
  mark: ReactNode;
  title: string;
  text?: string | undefined;
  /** A word or two under it: the state of the thing. */
  tag?: ReactNode;
  /** The one to take unless there is a reason for another. */
  isMain?: boolean;
  selected?: boolean | undefined;
  /** The row is one of several to choose from; without it and `onOpen` it only shows what is chosen. */
  onPick?: (() => void) | undefined;
  /** The row leads to another screen. */
  onOpen?: (() => void) | undefined;
}

/** A bank, an account, a way to pay: its mark, its name and a word about it. */
export function OptionRow({
  mark,
  title,
  text,
  tag,
  isMain = false,
  selected,
  onPick,
  onOpen,
}: OptionRowProps) {
  const isSelected = selected ?? !onOpen;
  const onPress = onPick ?? onOpen;
  const content = (
    <>
      {mark}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {text !== undefined && <span className={styles.text}>{text}</span>}
        {tag !== undefined && tag !== false && <span className={styles.tag}>{tag}</span>}
      </span>
      {onPress && <ChevronRight aria-hidden className={styles.arrow} />}
    </>
  );
  const className = classNames(styles.row, isSelected && styles.selected, isMain && styles.main);

  if (!onPress) return <div className={className}>{content}</div>;
  return (
    <button
      type="button"
      className={className}
      aria-pressed={onPick ? isSelected : undefined}
      onClick={onPress}
    >
      {content}
    </button>
  );
}
