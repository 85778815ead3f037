/** From how many views on a page tells them (VDP-26); fewer tell nothing. */
export interface ViewRules {
  shownFrom: number;
  /** From here on it says 'In demand', always beside the number that makes it true (LEGAL 8). */
  popularFrom: number;
}

/** What a page says about its views: the plain number, that it is in demand, or nothing (null). */
export function judgeViews(
  views: number,
  { shownFrom, popularFrom }: ViewRules,
): 'viewed' | 'popular' | null {
  if (views < shownFrom) return null;
  return views >= popularFrom ? 'popular' : 'viewed';
}
