import type { Span } from './index-filter.ts';

/** Longest words and values; longer ones are cut. */
const longest = 200;

/** '$10,000' as people and older sites write it (REF-04); null when there is no number in it. */
function parseNumber(text: string | undefined): number | null {
  const digits = (text ?? '').replace(/[$,\s]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** Reads '5000-20000', '5000:20000' or one open side. Ends in the wrong order are swapped. Null without a number. */
export function parseRange(text: string): Span | null {
  const [low, high] = text.slice(0, longest).split(text.includes(':') ? ':' : '-');
  const min = parseNumber(low);
  const max = parseNumber(high);
  if (min === null && max === null) return null;
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

/** `refinementList[make][0]`, `menu[make]` or `range[price]` (REF-02, REF-03) as the flat name. */
export function flattenName(name: string): string {
  return /^(?:refinementList|menu|range)\[([^\]]+)\](?:\[\d*\])?$/.exec(name)?.[1] ?? name;
}

/** Cuts without leaving half of a surrogate pair, which no address can hold. */
export const cutWord = (text: string): string => text.slice(0, longest).toWellFormed();
