/** Shown instead of a password; always the same length, so that it reveals nothing. */
export const HIDDEN = '••••••••';
