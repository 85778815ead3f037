/** An appointment for somebody's own calendar; times in epoch seconds. */
export interface CalendarEntry {
  /** Unique. A calendar that imports the same id again replaces the entry. */
  id: string;
  start: number;
  minutes: number;
  /** When it was written. */
  now: number;
  title: string;
  location: string;
  description: string;
  /** False while somebody still has to confirm it. */
  isFirm: boolean;
}

const formatMoment = (instant: number): string =>
  `${new Date(instant * 1000).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Text of a property: special characters are escaped, control characters removed. */
const escape = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')

    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\n/g, '\\n');

const encoder = new TextEncoder();
const mostBytes = 75;

/** Lines of at most 75 bytes, further ones begin with a space; no character is cut in two. */
function fold(line: string): string {
  const lines = [''];
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > mostBytes) {
      lines.push(' ');
      bytes = 1;
    }
    lines[lines.length - 1] += character;
    bytes += size;
  }
  return lines.join('\r\n');
}

/** Writes an appointment as iCalendar (RFC 5545), which every calendar reads. */
export function createCalendarFile(entry: CalendarEntry): string {
  const { id, start, minutes, now, title, location, description, isFirm } = entry;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Test drive//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escape(id)}`,
    `DTSTAMP:${formatMoment(now)}`,
    `DTSTART:${formatMoment(start)}`,
    `DTEND:${formatMoment(start + minutes * 60)}`,
    `SUMMARY:${escape(title)}`,
    `LOCATION:${escape(location)}`,
    `DESCRIPTION:${escape(description)}`,
    `STATUS:${isFirm ? 'CONFIRMED' : 'TENTATIVE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
