import type { KeyboardEvent, MouseEvent } from 'react';

/** Props of a popup, against presses that were not meant for what they would press. */
export const pressGuards = (open: boolean) => ({
  // A dialog may open under a key that is still held, which would press what has the focus by then, unread.
  onKeyDown(event: KeyboardEvent) {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  },
  // While it fades out, the second half of a double press would give its order again.
  onClickCapture(event: MouseEvent) {
    if (open) return;
    event.preventDefault();
    event.stopPropagation();
  },
});
