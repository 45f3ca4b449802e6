/** How long a call may take; an upload takes longer. [9.01] */
export const REQUEST_TIMEOUT_MS = 60_000;
