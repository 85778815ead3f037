import face from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url';

/** Addresses of typefaces that the first screen needs. */
export const fonts: readonly string[] = [face];
