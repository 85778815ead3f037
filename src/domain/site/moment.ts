/** A moment as '21 November 2026, 3:40 pm' in a zone. `time` is epoch seconds. */
export const formatMoment = (time: number, timezone: string): string =>
  new Intl.DateTimeFormat('en-AU', {
    timeZone: timezone,
    dateStyle: 'long',
    timeStyle: 'short',
  })
    .format(time * 1000)
    .replace(' at ', ', ');
