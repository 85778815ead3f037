import { isDate } from '#domain/site/date.ts';

/** `31/12/2026` where a day is written `2026-12-31`. */
function adviseDay(input: string, expected: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](20\d{2})$/.exec(input) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return /\ba day\b/.test(expected) && isDate(date) ? `Write ${date}.` : null;
}

/** `search`, `www.example.com` or a whole web address where a path or a link is written. */
function advisePath(input: string, expected: string): string | null {
  if (!/path\b.* starts with/.test(expected)) return null;
  const takesWeb = expected.includes('web address');
  if (/^www\./i.test(input)) return takesWeb ? `Write https://${input}.` : null;
  const [, path] = /^https?:\/\/[^/\s]+(\/[^\s?#*:]*)/i.exec(input) ?? [];
  // A file elsewhere lies at no path of this site.
  if (path !== undefined) return takesWeb || /\.\w{2,5}$/.test(path) ? null : `Write ${path}.`;
  if (!/^[a-z0-9][\w./-]*$/i.test(input)) return null;
  return `Write /${input}${takesWeb && !/[./]/.test(input) ? '/' : ''}.`;
}

/** What to write instead of a text of another form, where that can be told from it; else null. */
export const adviseText = (input: string, expected: string): string | null =>
  adviseDay(input, expected) ?? advisePath(input, expected);
