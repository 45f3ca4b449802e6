/** Uploads have a longer one. [9.01] */
export const REQUEST_TIMEOUT_MS = 60_000;
