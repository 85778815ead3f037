import type { Dealer } from '#config/dealer.ts';
import { createDayClock } from '#domain/site/zoned-time.ts';
import { addDays } from '#domain/test-drive/calendar-date.ts';
import { createTestDriveLocation } from '#domain/test-drive/locations.ts';
import { listAppointmentDays } from '#domain/test-drive/slots.ts';
import { listSlugs } from './dealership.ts';
import { findAppointmentCapacity, findCalendar, findHost } from './host.ts';
import type { Appointment } from './appointment.ts';
import type { BookingRules } from './appointment-store.ts';

export type JudgedBooking = { problem: string } | Pick<BookingRules, 'capacity' | 'day' | 'dealerships'>;

const day = 86_400;
/** Of a day whose times nobody knows. */
const usualTimes = 20;
/** A day with few times bears as many. */
const leastOfDay = 2;

/**
 * Whether there is such a time: a dealer of the sandbox, one of its locations, and a beginning in its calendar and opening
 * hours, of its length. A sandbox that is told of no dealers (null) takes the caller's word; one that cannot read them
 * knows of no times. `now` in epoch seconds.
 */
export function judgeBooking(
  dealers: readonly Dealer[] | null,
  { from, to, ...place }: Omit<Appointment, 'id' | 'vehicleId'>,
  { now, shareOfDay }: { now: number; shareOfDay: number },
): JudgedBooking {
  const { kind, dealershipSlug, locationId } = place;
  const mostOf = (times: number): number => Math.max(leastOfDay, Math.ceil(times * shareOfDay));
  if (dealers === null) {
    const start = Math.floor(from / day) * day;
    return {
      ...{ capacity: 1, dealerships: [dealershipSlug] },
      day: { from: start, to: start + day, most: mostOf(usualTimes) },
    };
  }
  const dealer = findHost(dealers, place);
  if (!dealer) return { problem: 'dealership_slug: there is no such dealer here.' };
  const rules = findCalendar(dealer, kind);
  if (!rules) return { problem: 'dealership_slug: this dealer has no calendar.' };
  const location = dealer.site.locations.find(({ id }) => id === locationId);
  if (!location) return { problem: 'location_id: this dealer has no such location.' };
  if (to - from !== rules.slotMinutes * 60)
    return { problem: `minutes: an appointment takes ${rules.slotMinutes} minutes here.` };
  const bookable = createTestDriveLocation(location, kind);
  // A page may have stood open since its first time was far enough ahead.
  const days = listAppointmentDays(now, bookable, { ...rules, leadHours: 0, daysAhead: rules.daysAhead + 1 });
  const found = days.find(({ slots }) => slots.some(({ start }) => start === from));
  if (!found) return { problem: 'starts_at: no appointment begins at that time here.' };
  const capacity = findAppointmentCapacity(dealer, kind);
  const midnight = (date: string): number =>
    createDayClock(date, bookable.timezone)('00:00') ?? Math.floor(from / day) * day;
  return {
    ...{ capacity, dealerships: listSlugs(dealer) },
    day: {
      from: midnight(found.date),
      to: midnight(addDays(found.date, 1)),
      most: mostOf(found.slots.length * capacity),
    },
  };
}
