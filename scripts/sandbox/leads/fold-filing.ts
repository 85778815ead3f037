import { normalizeText } from '#domain/words/normalize-text.ts';

/** Equal for filings that a dealer reads as one: in letters of any width and height, and whatever stands between them. */
export const foldFiling = (filing: string): string =>
  normalizeText(filing, 'NFKD').replaceAll(/\P{L}/gu, '').toLowerCase();
