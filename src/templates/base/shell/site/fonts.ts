/** Addresses of typefaces that the first screen needs; base uses what the visitor's system has. */
export const fonts: readonly string[] = [];
