/** Cards that fill rows of two, three or four; then of two and four, of two and three. */
const fulls = [12, 8, 6];

/** As many of the first cards as fill whole rows at most widths. All of them when there are too few for that. */
export const fillRows = <Card>(cards: readonly Card[]): Card[] =>
  cards.slice(0, fulls.find((full) => full <= cards.length) ?? cards.length);
