import type { MouseEvent } from 'react';

/** Props of a popup: while it fades out, the second half of a double press would give its order again. */
export const pressGuards = (open: boolean) => ({
  onClickCapture(event: MouseEvent) {
    if (open) return;
    event.preventDefault();
    event.stopPropagation();
  },
});
