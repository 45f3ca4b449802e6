const PAGES_BEFORE = 3;
const PAGES_AFTER = 1;

/** Pages start at 1. Empty for a single page. [2.77] [9.26] */
export function pagerWindow(page: number, pages: number): number[] {
  const first = Math.max(1, page - PAGES_BEFORE);
  const last = Math.min(pages, page + PAGES_AFTER);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
