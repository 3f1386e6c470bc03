/** Fewest characters of a password, as documented. */
export const minPasswordLength = 6;
/** Most that an installation or a firm may ask for, in characters. */
export const mostPasswordMinimum = 64;
