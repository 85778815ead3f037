import './HoursTable.css';
import { listSpecialDays } from '#domain/location/opening-hours.ts';
import type { Location } from '#domain/location/location.ts';
import { formatSpecialDays } from '#messages/location/hours.ts';
import { createLocationText } from '#messages/location/location.ts';

export interface SpecialDaysProps {
  location: Pick<Location, 'specialDays' | 'timezone' | 'closedDays'>;
  /** Day of the build, 'YYYY-MM-DD'; what is over is left out. */
  from: string;
  messages: Record<string, string>;
}

/**
 * Dates on which the usual hours do not hold, each marked with its department (HOURS-04, HOURS-05). Browsers write
 * 'Today' beside the one that is today at the location.
 */
export function SpecialDays({ location, from, messages }: SpecialDaysProps) {
  const text = createLocationText(messages);
  const rows = formatSpecialDays(listSpecialDays(location.specialDays, from), messages);
  if (rows.length === 0) return null;
  return (
    <table className="hours hours--special numbers">
      <caption>{text('location.specialHours')}</caption>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.key}
            data-department={row.department}
            data-special-date={row.date}
            data-timezone={location.timezone}
            data-today={text('location.today')}
          >
            <th scope="row">
              <span data-date="">{row.day}</span>
              {row.about ? <span className="hours__about">{row.about}</span> : null}
            </th>
            <td>{row.hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
