import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { listAppointmentDays } from '#domain/test-drive/slots.ts';
import { formatWeekday } from '#domain/site/format.ts';
import { formatTime } from '#domain/location/opening-hours.ts';
import { findOffset, formatZoned } from '#domain/site/zoned-time.ts';
import { askWhen, createTestDriveText, describeDay, nameZone } from '#messages/test-drive/test-drive.ts';
import { askAppointmentTimes, findAppointmentTimes } from '#stores/test-drive/times.ts';
import type { AppointmentPickerProps } from './appointment-props.ts';
import { DateGrid } from './DateGrid.tsx';
import { TimeSlots } from './TimeSlots.tsx';

const readNow = (): number => Math.floor(Date.now() / 1000);

/** Whether the shopper's clock shows another time than that of a location at an instant. */
const isElsewhere = (instant: number, timezone: string): boolean =>
  -new Date(instant * 1000).getTimezoneOffset() * 60 !== findOffset(instant, timezone);

/**
 * The calendar of a location: days by its opening hours, the times of one of them as radio buttons (TD-01, TD-02). It
 * opens with the first day that has a free time. A chosen time can be cleared.
 */
export function AppointmentPicker({
  id,
  calendar,
  location,
  vehicleId,
  begun,
  error,
  openWords,
  messages,
}: AppointmentPickerProps) {
  const { kind, rules, apiUrl } = calendar;
  const dealershipSlug = location.dealership?.slug ?? calendar.dealershipSlug;
  const [opened] = useState(readNow);
  const [date, setDate] = useState<string | null>(begun.slice(0, 10) || null);
  const [start, setStart] = useState<number | null>(begun ? Date.parse(begun) / 1000 : null);
  const { status, askedAt, busy } = useStore(
    findAppointmentTimes({ kind, dealershipSlug, locationId: location.id, vehicleId }),
  );
  const now = Math.max(opened, askedAt);
  const text = createTestDriveText(messages);
  useEffect(() => {
    // After a refused time it reads the clock and the taken times again.
    const from = readNow();
    const to = from + (rules.daysAhead + 2) * 86_400;
    void askAppointmentTimes(apiUrl, {
      kind,
      dealershipSlug,
      siteSlug: calendar.dealershipSlug,
      locationId: location.id,
      vehicleId,
      from,
      to,
    });
  }, [kind, apiUrl, dealershipSlug, calendar.dealershipSlug, location.id, vehicleId, rules.daysAhead, error]);
  const days = listAppointmentDays(now, location, rules, busy);
  const day = days.find((candidate) => candidate.date === date) ?? days.find(({ reason }) => reason === null);
  const slots = days.flatMap((each) => each.slots.map((slot) => ({ ...slot, date: each.date })));
  const chosen = slots.find((slot) => slot.start === start && !slot.isTaken);
  const isWish = apiUrl === null || status === 'unknown';
  const first = slots[0];
  return (
    <fieldset
      className="appointment"
      id={id}
      tabIndex={-1}
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="field__label">{askWhen(kind, text)}</legend>
      {error ? (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      {day && first ? (
        <div className="appointment__choice">
          <DateGrid
            days={days}
            today={days[0]?.date ?? ''}
            chosen={day.date}
            label={text('testDrive.dates')}
            describe={(each) => describeDay(each, location, text)}
            onChoose={setDate}
            text={text}
          />
          <div className="appointment__day">
            {day.reason === null ? (
              <TimeSlots
                legend={text('testDrive.times', { day: formatWeekday(day.date) })}
                slots={day.slots}
                chosen={chosen?.start ?? null}
                onChoose={setStart}
                // While somebody presses, news of taken times must not put another day under the finger.
                onTouch={() => setDate(day.date)}
                text={text}
              />
            ) : (
              <p className="appointment__reason">{describeDay(day, location, text)}</p>
            )}
            {isElsewhere(first.start, location.timezone) ? (
              <p className="field__hint">{text('testDrive.zone', { zone: nameZone(location.timezone) })}</p>
            ) : null}
          </div>
        </div>
      ) : (
        <p className="field__hint">{text('testDrive.none')}</p>
      )}
      {/* A time that is gone is sent too: refusing it says so, where a form without it would go out as if none was wanted. */}
      <input
        type="hidden"
        name="appointment"
        value={start === null ? '' : formatZoned(start, location.timezone)}
      />
      <div className="appointment__outcome">
        <p className="appointment__chosen" role="status" data-chosen={chosen ? '' : undefined}>
          {chosen
            ? text('testDrive.chosen', {
                day: formatWeekday(chosen.date),
                time: formatTime(chosen.time),
                location: location.name,
              })
            : // What went wrong is told once, by the error.
              start === null || error
              ? (openWords ?? text('testDrive.open'))
              : text('testDrive.gone')}
        </p>
        {start === null ? null : (
          <button type="button" className="appointment__clear" onClick={() => setStart(null)}>
            {text('testDrive.clear')}
          </button>
        )}
        {isWish ? (
          <p className="field__hint">{text(apiUrl === null ? 'testDrive.wish' : 'testDrive.unknown')}</p>
        ) : null}
      </div>
    </fieldset>
  );
}
