const dayLength = 86_400_000;

/**
 * How long ago a day was: '3 weeks ago'. Null for a day in the future.
 *
 * @param date 'YYYY-MM-DD'
 * @param words of a language, made once for all days: making them costs a hundred times more than using them
 */
export function describeAge(date: string, now: Date, words: Intl.RelativeTimeFormat): string | null {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const days = Math.round((today - Date.parse(`${date}T00:00:00Z`)) / dayLength);
  if (!(days >= 0)) return null;
  if (days < 7) return words.format(-days, 'day');
  if (days < 31) return words.format(-Math.floor(days / 7), 'week');
  if (days < 365) return words.format(-Math.floor(days / 30.44), 'month');
  return words.format(-Math.max(1, Math.floor(days / 365.25)), 'year');
}
