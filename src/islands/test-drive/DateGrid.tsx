import { useRef, type KeyboardEvent } from 'react';
import { layWeeks, moveByKey } from '#domain/test-drive/date-grid.ts';
import type { AppointmentDay } from '#domain/test-drive/slots.ts';
import { formatMonth } from '#domain/site/format.ts';
import type { TestDriveText } from '#messages/test-drive/test-drive.ts';

export interface DateGridProps {
  /** Consecutive days. */
  days: AppointmentDay[];
  today: string;
  /** The date whose times are in view. */
  chosen: string;
  label: string;
  /** What there is to know of a day. */
  describe: (day: AppointmentDay) => string;
  onChoose: (date: string) => void;
  text: TestDriveText;
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/**
 * Days in weeks: one Tab stop, with the arrow keys of the ARIA pattern for date grids. Days without times can be
 * reached and say why they have none.
 */
export function DateGrid({ days, today, chosen, label, describe, onChoose, text }: DateGridProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const edges = [days[0]?.date ?? '', days.at(-1)?.date ?? ''] as const;
  const handleKey = (event: KeyboardEvent, date: string): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      // Enter in a field would send the form.
      event.preventDefault();
      return onChoose(date);
    }
    const target = moveByKey(event.key, date, edges);
    if (target === null) return;
    event.preventDefault();
    onChoose(target);
    body.current?.querySelector<HTMLElement>(`[data-date="${target}"]`)?.focus();
  };
  return (
    <table className="date-grid" role="grid" aria-label={label}>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {text(`testDrive.${weekday}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {layWeeks(days).map((week, row) => (
          <tr key={week.find((day) => day)?.date ?? row}>
            {week.map((day, column) =>
              day ? (
                <td
                  key={day.date}
                  role="gridcell"
                  data-date={day.date}
                  tabIndex={day.date === chosen ? 0 : -1}
                  aria-selected={day.date === chosen}
                  aria-disabled={day.reason !== null}
                  aria-current={day.date === today ? 'date' : undefined}
                  onClick={() => onChoose(day.date)}
                  onKeyDown={(event) => handleKey(event, day.date)}
                >
                  <span aria-hidden="true">
                    <span className="date-grid__day">{Number(day.date.slice(8))}</span>
                    {day.date === today ? (
                      <span className="date-grid__note">{text('testDrive.today')}</span>
                    ) : day.date.endsWith('-01') ? (
                      <span className="date-grid__note">{formatMonth(day.date)}</span>
                    ) : null}
                  </span>
                  <span className="visually-hidden">{describe(day)}</span>
                </td>
              ) : (
                <td key={column} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
