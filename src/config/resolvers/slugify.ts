/** 'North Lakes & Co' → 'north-lakes-co'; '' when nothing is left. */
export const slugify = (written: string): string =>
  written
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
