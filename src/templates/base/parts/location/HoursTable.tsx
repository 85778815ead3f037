import './HoursTable.css';
import { groupWeek } from '#domain/location/opening-hours.ts';
import type { Location, OpeningDay } from '#domain/location/location.ts';
import { formatWeek } from '#messages/location/hours.ts';

export interface HoursTableProps {
  hours: OpeningDay[];
  caption: string;
  messages: Record<string, string>;
  /** What a closed day says. */
  closedDays?: Location['closedDays'];
}

/** Opening hours of one department; five equal weekdays share one row (HOURS-02, HOURS-03). */
export function HoursTable({ hours, caption, messages, closedDays = 'closed' }: HoursTableProps) {
  const rows = formatWeek(groupWeek(hours), messages, closedDays);
  if (rows.length === 0) return null;
  return (
    <table className="hours numbers">
      <caption>{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.days}>
            <th scope="row">{row.days}</th>
            <td>{row.href ? <a href={row.href}>{row.hours}</a> : row.hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
