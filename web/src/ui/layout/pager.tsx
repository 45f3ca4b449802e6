import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../form/icon-button.tsx';
import { pagerWindow } from './pager-window.ts';
import styles from './pager.module.css';

export interface PagerProps {
  page: number;
  pages: number;
  /** While the service asks to wait. */
  isBlocked?: boolean;
  onPage: (page: number) => void;
  labels: {
    label: string;
    previous: string;
    next: string;
    page: (page: number) => string;
  };
}

/**
 * Hidden for a single page. A button at an end does nothing but is not `disabled`: otherwise keyboard focus would move to the
 * start of the page.
 */
export function Pager({ page, pages, isBlocked = false, onPage: ask, labels }: PagerProps) {
  if (pages <= 1) return null;
  const onPage = (to: number) => isBlocked || ask(to);

  return (
    <nav aria-label={labels.label} className={styles.pager}>
      <IconButton
        label={labels.previous}
        icon={ChevronLeft}
        aria-disabled={isBlocked || page <= 1 || undefined}
        onClick={() => page > 1 && onPage(page - 1)}
      />
      {pagerWindow(page, pages).map((number) => (
        <button
          key={number}
          type="button"
          className={styles.page}
          aria-label={labels.page(number)}
          aria-current={number === page ? 'page' : undefined}
          aria-disabled={isBlocked || undefined}
          onClick={() => number !== page && onPage(number)}
        >
          {number}
        </button>
      ))}
      <IconButton
        label={labels.next}
        icon={ChevronRight}
        aria-disabled={isBlocked || page >= pages || undefined}
        onClick={() => page < pages && onPage(page + 1)}
      />
    </nav>
  );
}
