/** Fewest characters of a password, as documented. */
export const minPasswordLength = 6;
/** Longest minimum an installation or firm can set, in characters. */
export const mostPasswordMinimum = 64;
