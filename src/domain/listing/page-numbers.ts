/** Last page that can be opened. Indexes answer deep pages slowly, and no shopper reads them. */
export const lastPage = 50;

/** First, last and the neighbours of the current page, 1-based; null stands for a gap. */
export function choosePages(current: number, total: number): (number | null)[] {
  const shown = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
  const pages = [...new Set(shown)].sort((left, right) => left - right);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    return before !== undefined && page > before + 1 ? [null, page] : [page];
  });
}
