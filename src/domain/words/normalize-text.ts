/** More marks than any writing puts on one letter (30, by Unicode's annex 15), and the two signs that NFKD makes marks of. */
const crowd = /[\p{M}\uFF9E\uFF9F]{31,}/gu;

/**
 * A text in a normal form of Unicode, with at most 30 marks on one letter: those of a longer run are sorted, each compared with
 * those before it, for seconds.
 */
export const normalizeText = (text: string, form: 'NFC' | 'NFD' | 'NFKD'): string =>
  text.replace(crowd, (marks) => marks.slice(0, 30)).normalize(form);
