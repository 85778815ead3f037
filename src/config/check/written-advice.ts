import { isDate } from '#domain/site/date.ts';

const takesDay = (expected: string): boolean => /\ba (day|date)\b/.test(expected);

/** `31/12/2026` where a day is written `2026-12-31`. */
function adviseDay(input: string, expected: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](20\d{2})$/.exec(input) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return takesDay(expected) && isDate(date) ? `Write ${date}.` : null;
}

/** `2027-02-30`: a month that has fewer days. */
function adviseMonth(input: string, expected: string): string | null {
  const [, date = '', year, month = ''] = /^((20\d{2})-(\d{2})-\d{2})(?=$|[T ])/.exec(input) ?? [];
  if (!takesDay(expected) || date === '' || isDate(date)) return null;
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(month) >= 1 && Number(month) <= 12
    ? `The last day of that month is ${year}-${month}-${days}.`
    : 'A year has 12 months: the year stands first, then month and day.';
}

/** `search`, `/Special Offers.html`, `www.example.com` or a whole web address where a path or a link is written. */
function advisePath(input: string, expected: string): string | null {
  if (!/path\b.* starts with/.test(expected)) return null;
  const takesWeb = expected.includes('web address');
  if (/^www\./i.test(input)) return takesWeb ? `Write https://${input}.` : null;
  const [, path] = /^https?:\/\/[^/\s]+(\/[^\s?#*:]*)/i.exec(input) ?? [];
  // A file elsewhere lies at no path of this site.
  if (path !== undefined)
    return takesWeb || /\.\w{2,5}$/.test(path)
      ? null
      : `Write ${path}. If that is another website: pages and menus may link to it, redirects stay on this one.`;
  if (/^\/[^"'<>\\]*$/.test(input) && /\s/.test(input))
    return `Write each blank as %20: ${input.replaceAll(/\s/g, '%20')}.`;
  if (!/^[a-z0-9][\w./-]*$/i.test(input)) return null;
  return `Write /${input}${takesWeb && !/[./]/.test(input) ? '/' : ''}.`;
}

/** `8:30am - 5:30pm`, `8.30-17.30` and `8-5pm` where hours of the day are written `8:30-17:30`. */
function adviseHours(input: string, expected: string): string | null {
  if (!expected.startsWith('hours such as')) return null;
  const clock = '(\\d{1,2})(?:[:.h](\\d{2}))? ?([ap]m?)?';
  const match = new RegExp(`^${clock} ?(?:-|–|—|to) ?${clock}$`, 'i').exec(
    input.trim().replaceAll('.m.', 'm'),
  );
  if (!match) return null;
  const read = (at: number): string | null => {
    const [hour = 0, minutes = '00', half = ''] = [
      Number(match[at]),
      match[at + 1],
      match[at + 2]?.toLowerCase(),
    ];
    const shift = half.startsWith('p') && hour < 12 ? 12 : half.startsWith('a') && hour === 12 ? -12 : 0;
    return hour + shift > 23 || minutes > '59' ? null : `${hour + shift}:${minutes}`;
  };
  const [open, close] = [read(1), read(4)];
  const minutesOf = (time: string): number => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1]);
  return open === null || close === null || minutesOf(open) >= minutesOf(close)
    ? null
    : `Write ${open}-${close}.`;
}

/** What to write instead of a text of another form, where that can be told from it; else null. */
export const adviseText = (input: string, expected: string): string | null =>
  adviseDay(input, expected) ??
  adviseMonth(input, expected) ??
  advisePath(input, expected) ??
  adviseHours(input, expected);
