/** A moment as '21 November 2026, 3:40 pm' in a zone. `time` is epoch seconds. */
export const formatMoment = (time: number, timezone: string): string =>
  new Intl.DateTimeFormat('en-AU', {
    timeZone: timezone,
    dateStyle: 'long',
    timeStyle: 'short',
  })
    .format(time * 1000)
    .replace(' at ', ', ');

/**
 * The end of something as 'Thursday 31 December 2026', and its time where one was said. A day ends when the next one
 * begins, so that day is not the one that is named.
 */
export function formatEnd(end: number, allDay: boolean, timezone: string): string {
  const last = (allDay ? end - 1 : end) * 1000;
  const date = new Intl.DateTimeFormat('en-AU', { timeZone: timezone, dateStyle: 'full' }).format(last);
  const time = new Intl.DateTimeFormat('en-AU', { timeZone: timezone, timeStyle: 'short' }).format(last);
  return [date.replace(',', ''), ...(allDay ? [] : [time])].join(', ');
}
