import type { LucideIcon } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import styles from './segmented.module.css';

export interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; icon?: LucideIcon }[];
  value: Value;
  onValue: (value: Value) => void;
  panelId: string;
}

export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValue,
  panelId,
}: SegmentedProps<Value>) {
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const current = options.findIndex((option) => option.value === value);
    const last = options.length - 1;
    const targets: Record<string, number> = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    const option = target === undefined ? undefined : options[target];
    if (target === undefined || !option) return;
    event.preventDefault();
    onValue(option.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.list}>
      {options.map(({ value: own, label: text, icon: Icon }) => (
        <button
          key={own}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={own === value}
          aria-controls={panelId}
          tabIndex={own === value ? 0 : -1}
          onClick={() => onValue(own)}
          onKeyDown={move}
        >
          {Icon && <Icon aria-hidden />}
          {text}
        </button>
      ))}
    </div>
  );
}
