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

/** Views of a day that were counted already in this browser, with what the answer was, by slug. */
export interface CountedViews {
  /** The day in UTC, such as '2026-11-21'. */
  day: string;
  views: Record<string, number>;
}

/** The day of a moment in epoch milliseconds. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Reads what was kept; anything else is a day on which nothing was counted. */
export function parseCountedViews(stored: string | null | undefined): CountedViews {
  try {
    const { day, views } = JSON.parse(stored ?? '') as Partial<CountedViews>;
    if (typeof day === 'string' && views && typeof views === 'object')
      return { day, views: Object.fromEntries(Object.entries(views).filter(([, count]) => count >= 0)) };
  } catch {
    // Written by somebody else, or by nobody.
  }
  return { day: '', views: {} };
}
