import * as v from 'valibot';
import { list, group, maybe, text } from '../values.ts';
import { safeAddress } from './safe-address.ts';
import { createCalendar } from './calendar.ts';

/** ROUTE-20, FORM-11: how the form `service` of a section makes bookings. */
export const serviceBooking = group(
  'Bookings of the workshop, by the section { name: form, form: service }.',
  {
    url: maybe(
      safeAddress(
        'Address of a booking system; such a section is then a button that opens it in a new window.',
      ),
    ),
    calendar: createCalendar({
      about:
        'Appointments in the opening hours of the service department, or false: then a day is asked for.',
      visit: 'booking',
      asUsual: { slotMinutes: 30, leadHours: 24, daysAhead: 42, lastSlotMinutes: 60, capacity: 2 },
    }),
    services: v.optional(
      list('What can be ticked, in own words: Logbook service, Tyres …', text('A service.'), 20),
      [],
    ),
    dropOff: v.optional(
      list('What somebody does meanwhile, to choose one: Wait here, Loan car …', text('A choice.'), 10),
      [],
    ),
  },
);
