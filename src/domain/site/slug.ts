import { normalizeText } from '../words/normalize-text.ts';

/** A page is a folder of that name, and no disk takes 256 letters. */
const longest = 200;

/**
 * Words for an address: 'Mercedes-Benz C 200 Coupé' becomes 'mercedes-benz-c-200-coupe'. An apostrophe joins ("Mac's"
 * becomes 'macs'). Empty when no letter or digit is left; cut where words have no end.
 */
export function slugify(value: string): string {
  return normalizeText(value.toLowerCase(), 'NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longest)
    .replace(/-$/, '');
}
