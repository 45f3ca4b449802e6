/**
 * Why the launcher ends a browser, in the sentences of its log and its metrics. The service pages translate them: nothing else of
 * the launcher is part of the app.
 */
export const END_REASONS = {
  no_start: 'the page did not start',
  gone: 'the page is gone',
  silent: 'no sign of life from the page',
  hidden: 'the page is hidden',
  blank: 'the page is blank',
  zoomed: 'the page is zoomed',
  no_response: 'the browser does not respond',
  second_page: 'there is a second page',
  nightly: 'nightly restart',
} as const;

export type BrowserEndReason = (typeof END_REASONS)[keyof typeof END_REASONS];
