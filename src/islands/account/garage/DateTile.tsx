import './DateTile.css';
/** The day of a moment (epoch seconds) in a zone, as a leaf of a calendar; the words beside it say the same. */
export function DateTile({ at, timezone }: { at: number; timezone: string }) {
  const format = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('en-AU', { timeZone: timezone, ...options }).format(at * 1000);
  return (
    <span className="date-tile" aria-hidden="true">
      <span className="date-tile__month">{format({ month: 'short' })}</span>
      <span className="date-tile__day numbers">{format({ day: 'numeric' })}</span>
      <span className="date-tile__weekday">{format({ weekday: 'short' })}</span>
    </span>
  );
}
