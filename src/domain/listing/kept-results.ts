/** The results that a shopper came from, as their tab keeps them. */
export interface KeptResults {
  /** Address of the search, at its first page. */
  search: string;
  /** Address of the page of results that was seen last. */
  href: string;
  /** Address of the page after those that are kept; null after the last one. */
  more: string | null;
  /** Vehicles before the first one that is kept. */
  before: number;
  /** All that were found. */
  count: number;
  /** Slugs, in the order of the results. */
  slugs: string[];
}

/** Pages that are paged through are kept together up to this number of vehicles. */
const most = 480;

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Reads kept results; null for anything else. */
export function parseResults(text: string | null): KeptResults | null {
  try {
    const { search, href, more, before, count, slugs } = JSON.parse(text ?? '') as Record<string, unknown>;
    if (!isPath(search) || !isPath(href) || (more !== null && !isPath(more))) return null;
    if (!isCount(before) || !isCount(count) || !Array.isArray(slugs)) return null;
    return { search, href, more, before, count, slugs: slugs.filter((one) => typeof one === 'string') };
  } catch {
    return null;
  }
}

/** The results that are seen now, together with those of the same search that join them. */
export function joinResults(kept: KeptResults | null, seen: KeptResults): KeptResults {
  if (kept?.search !== seen.search || kept.count !== seen.count) return seen;
  const together = kept.slugs.length + seen.slugs.length <= most;
  if (together && kept.before + kept.slugs.length === seen.before)
    return { ...seen, before: kept.before, slugs: [...kept.slugs, ...seen.slugs] };
  if (together && seen.before + seen.slugs.length === kept.before)
    return { ...seen, more: kept.more, slugs: [...seen.slugs, ...kept.slugs] };
  const from = seen.before - kept.before;
  const sameStretch = kept.slugs.slice(from, from + seen.slugs.length).join();
  const isWithin = from >= 0 && sameStretch === seen.slugs.join();
  return isWithin ? { ...kept, href: seen.href } : seen;
}

/** Where a vehicle stands among the results. */
export interface ResultPosition {
  /** From 1. */
  position: number;
  count: number;
  /** Slugs of the vehicles before and after it; null where none is kept. */
  previous: string | null;
  next: string | null;
}

/** Finds a vehicle among kept results; null where it is none of them. */
export function findPosition({ slugs, before, count }: KeptResults, slug: string): ResultPosition | null {
  const index = slugs.indexOf(slug);
  if (index < 0) return null;
  return {
    position: before + index + 1,
    count: Math.max(count, before + slugs.length),
    previous: slugs[index - 1] ?? null,
    next: slugs[index + 1] ?? null,
  };
}
