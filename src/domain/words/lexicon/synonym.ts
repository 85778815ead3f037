/** Other words for values of a field. Words and values are compared without spaces, hyphens, accents and case. */
export interface Synonyms {
  /** Field of the index. */
  field: string;
  /** Values that the words stand for, where the stock has them. */
  values: readonly string[];
  words: readonly string[];
}

/** The rows of one field. */
export const synonymsOf = (field: string, rows: readonly Omit<Synonyms, 'field'>[]): readonly Synonyms[] =>
  rows.map((row) => ({ field, ...row }));
