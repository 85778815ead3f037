import './HoursTable.css';
import { listSpecialDays } from '#domain/opening-hours.ts';
import type { SpecialDay } from '#domain/location.ts';
import { formatSpecialDays } from '#messages/hours.ts';
import { createLocationText } from '#messages/location.ts';

export interface SpecialDaysProps {
  days: SpecialDay[];
  /** Day of the build, 'YYYY-MM-DD'; what is over is left out. */
  today: string;
  messages: Record<string, string>;
}

/** Dates on which the usual hours do not hold (HOURS-04, HOURS-05). */
export function SpecialDays({ days, today, messages }: SpecialDaysProps) {
  const text = createLocationText(messages);
  const rows = formatSpecialDays(listSpecialDays(days, today), messages);
  if (rows.length === 0) return null;
  return (
    <table className="hours numbers">
      <caption>{text('location.specialHours')}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.day}</th>
            <td>{row.hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
