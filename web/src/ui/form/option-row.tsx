import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './option-row.module.css';

export interface OptionRowProps {
  mark: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** A word or two below the name: the state. */
  tag?: ReactNode;
  /** The recommended option. */
  isMain?: boolean;
  selected?: boolean | undefined;
  /** Makes the row selectable; without it and `onOpen` it only shows the choice. */
  onPick?: (() => void) | undefined;
  /** Makes the row open another screen. */
  onOpen?: (() => void) | undefined;
}

/** A bank, an account or a payment method: its mark, its name and its state. */
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
