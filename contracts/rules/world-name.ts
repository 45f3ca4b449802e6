/** The most characters of a world's name. */
export const LONGEST_WORLD_NAME = 64;

/** The name of a world of the mock. Also part of addresses and file names, so it has no other characters. */
export const WORLD_NAME = new RegExp(`^[a-z0-9][a-z0-9-]{0,${LONGEST_WORLD_NAME - 1}}$`);
