/** In place of a password: as many for every one, so that they say nothing about it. */
export const HIDDEN = '••••••••';
