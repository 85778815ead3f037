import './HolidayHours.css';
import './HoursTable.css';
import { listHolidays } from '#domain/location/holiday-hours.ts';
import type { Site } from '#domain/site/site.ts';
import { createHoursText, formatHolidays } from '#messages/location/hours.ts';
import { createLocationText } from '#messages/location/location.ts';
import { Icon } from '#ui/Icon.tsx';
import { Select } from '#ui/Select.tsx';

export interface HolidayHoursProps {
  site: Pick<Site, 'locations' | 'messages' | 'holidayHours'>;
  /** Epoch seconds of the build; what is over is left out. */
  now: number;
}

/**
 * The coming special days of all locations (HOURS-04). It stands on one page, and `islands/location/holiday-hours.ts` shows
 * the same list in a dialog of any page, with its filters.
 */
export function HolidayHours({ site: { locations, messages, holidayHours }, now }: HolidayHoursProps) {
  const rows = formatHolidays(listHolidays(locations, now), messages);
  if (holidayHours === null || rows.length === 0) return null;
  const text = createHoursText(messages);
  const today = createLocationText(messages)('location.today');
  const types = new Set(locations.flatMap(({ departments }) => departments.map(({ type }) => type)));
  const all = { value: '', label: text('hours.allLocations') };
  return (
    <section id="holiday-hours" className="holiday-hours" aria-labelledby="holiday-hours-title">
      <div className="holiday-hours__head">
        <h2 id="holiday-hours-title">{text('hours.holidays')}</h2>
        <form method="dialog" hidden>
          <button className="dialog__close" aria-label={text('hours.closeHolidays')}>
            <Icon name="close" />
          </button>
        </form>
      </div>
      <p>{text('hours.holidaysLead')}</p>
      <div className="holiday-hours__filters" hidden>
        {locations.length > 1 ? (
          <Select
            id="holiday-location"
            name="location"
            label={text('hours.location')}
            options={[all, ...locations.map(({ slug, name }) => ({ value: slug, label: name }))]}
          />
        ) : null}
        {types.size > 1 ? (
          <Select
            id="holiday-department"
            name="department"
            label={text('hours.department')}
            options={[
              { value: '', label: text('hours.allDepartments') },
              ...[...types].map((type) => ({ value: type, label: text(`hours.department.${type}`) })),
            ]}
          />
        ) : null}
      </div>
      <table className="hours numbers">
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.key}
              data-department={row.department}
              data-locations={row.locations.map(({ slug }) => slug).join(' ')}
              data-special-date={row.date}
              data-timezone={row.timezone}
              data-today={today}
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
      <p className="holiday-hours__none" role="status" hidden>
        {text('hours.noneForChoice')}
      </p>
    </section>
  );
}
