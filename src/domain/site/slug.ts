/** Accents and other marks on letters; the two signs are letters by their class, and become marks in the form NFKD. */
const marks = /[\p{M}\uFF9E\uFF9F]/gu;

/**
 * A text without marks: 'Citroën' becomes 'Citroen'. Those that stand by themselves go first: thousands on one letter would be
 * sorted, each compared with those before it, for seconds.
 */
export const stripMarks = (text: string, form: 'NFD' | 'NFKD' = 'NFD'): string =>
  text.replace(marks, '').normalize(form).replace(marks, '');

/** A page is a folder of that name, and no disk takes 256 letters. */
const longest = 200;

/**
 * Words for an address: 'Mercedes-Benz C 200 Coupé' becomes 'mercedes-benz-c-200-coupe'. An apostrophe joins ("Mac's"
 * becomes 'macs'). Empty when no letter or digit is left; cut where words have no end.
 */
export function slugify(value: string): string {
  return stripMarks(value.toLowerCase(), 'NFKD')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longest)
    .replace(/-$/, '');
}

/** Whether a name may be the last part of an address as it is: of signs that every host, disk and browser leaves alone. */
export const isAddressName = (name: string): boolean => /^(?!\.)[\w.~!()-]{1,200}$/.test(name);
