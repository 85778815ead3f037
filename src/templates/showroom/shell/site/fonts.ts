import face from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** Addresses of typefaces that the first screen needs. */
export const fonts: readonly string[] = [face];
