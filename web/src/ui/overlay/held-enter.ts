import type { KeyboardEvent } from 'react';

/** A dialog may open under a key that is still held. Its repeats would press what has the focus by then, unread. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
