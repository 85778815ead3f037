/** A page shows its views from this number on (VDP-26). */
export interface ViewRules {
  shownFrom: number;
  /** From this number on the page also says 'In demand', always beside the number (LEGAL 8). */
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

/** Views of one day that this browser has counted, with the answers, by slug. */
export interface CountedViews {
  /** The day in UTC, such as '2026-11-21'. */
  day: string;
  views: Record<string, number>;
}

/** The day of a moment in epoch milliseconds. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Reads the stored day. Anything unreadable is a day without views. */
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
