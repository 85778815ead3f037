const dayLength = 86_400_000;

/**
 * How long ago a day was, in words of that language: '3 weeks ago'. Null for a day in the future.
 *
 * @param date 'YYYY-MM-DD'
 */
export function describeAge(date: string, now: Date, language: string): string | null {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const days = Math.round((today - Date.parse(`${date}T00:00:00Z`)) / dayLength);
  if (!(days >= 0)) return null;
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (days < 7) return words.format(-days, 'day');
  if (days < 31) return words.format(-Math.floor(days / 7), 'week');
  if (days < 365) return words.format(-Math.floor(days / 30.44), 'month');
  return words.format(-Math.max(1, Math.floor(days / 365.25)), 'year');
}
