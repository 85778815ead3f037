import * as v from 'valibot';
import { busyTimes } from './answers/busy-times.ts';
import { keptAppointment } from './answers/kept-appointment.ts';
import { identifier } from './identifier.ts';
import type { Described, Operation } from './operation.ts';
import { foreign, refusal } from './problem.ts';

const text = v.pipe(v.string(), v.maxLength(200));
const optionalText = v.optional(text, '');
const kind = v.optional(v.picklist(['test-drive', 'service']), 'test-drive');
const seconds = v.pipe(v.string(), v.regex(/^\d{1,12}$/, 'Epoch seconds are expected.'), v.transform(Number));
const minutes = v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(480));
const longest = 100 * 86_400;

const idWord = 'Id of the lead that follows: 32 hexadecimal digits that nobody can guess.';
const siteWord = 'The dealer on whose site it is asked.';
const where = {
  dealership_slug: 'The dealer.',
  location_id: 'The location of the dealer.',
  car_id: 'Id of the vehicle; empty for no certain one.',
};
const vinWord = 'Of the vehicle, by which it is found where an import has given it another id.';
const slugWord = 'Of the page of the vehicle: an import may hand its id on to another one.';
const stockWord = 'Stock number of the vehicle, for the same reason.';
const kindWord = 'A test drive with sales, or a visit to the workshop.';
const times = { starts_at: 'Epoch seconds.', minutes: 'How long it takes.' };

const byId = {
  schema: v.object({ id: v.string() }),
  fields: { id: 'Id of the appointment, which is that of its lead.' },
} satisfies Described;

export const getAppointments = {
  id: 'getAppointments',
  method: 'GET',
  path: '/appointments',
  caller: 'public',
  about: 'answers when no further appointment of a kind fits in at a location (TD-02), nothing of who comes',
  query: {
    schema: v.pipe(
      v.object({
        dealership_slug: v.pipe(v.string(), v.nonEmpty()),
        location_id: v.pipe(v.string(), v.nonEmpty()),
        site_slug: optionalText,
        car_id: v.optional(v.string(), ''),
        kind,
        from: seconds,
        to: seconds,
      }),
      v.check(
        ({ from, to }) => from < to && to - from <= longest,
        'from must be before to, by 100 days at most',
      ),
    ),
    fields: {
      ...where,
      kind: kindWord,
      site_slug: siteWord,
      car_id: 'Id of a vehicle: times when it is out elsewhere are busy too.',
      from: 'Epoch seconds.',
      to: 'Epoch seconds, 100 days after from at most.',
    },
  },
  answers: {
    200: {
      about: 'The busy times.',
      body: {
        schema: busyTimes,
        fields: { busy: 'Busy times.', 'busy.from': 'Epoch seconds.', 'busy.to': 'Epoch seconds.' },
      },
    },
  },
} satisfies Operation;

const booking = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  dealership_slug: identifier,
  location_id: identifier,
  car_id: text,
  vin: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  car_slug: optionalText,
  stock_number: optionalText,
  site_slug: optionalText,
  kind,
  starts_at: v.pipe(v.number(), v.integer()),
  minutes,
});
/** What asks to keep a time. */
export type BookingRequest = v.InferInput<typeof booking>;

const keptTime = {
  schema: v.object({ id: v.string(), starts_at: v.number() }),
  fields: { id: idWord, starts_at: times.starts_at },
} satisfies Described;

export const postAppointment = {
  id: 'postAppointment',
  method: 'POST',
  path: '/appointments',
  caller: 'public',
  ownPages: true,
  about:
    'keeps a time free for the lead that has to follow with the same id, about the same vehicle, within a quarter of an hour; again before the lead, it moves',
  body: {
    schema: booking,
    fields: {
      id: idWord,
      kind: kindWord,
      ...where,
      vin: vinWord,
      car_slug: slugWord,
      stock_number: stockWord,
      site_slug: siteWord,
      ...times,
    },
  },
  answers: {
    201: { about: 'The time is kept.', body: keptTime },
    403: foreign,
    409: refusal('Somebody else has that time, or this appointment is booked and moves by PATCH alone.'),
    410: refusal('The vehicle is no longer for sale.'),
    422: refusal('There is no such time.'),
    429: refusal('Too many times are kept without a lead, for this connection or on this day.'),
  },
} satisfies Operation;

export const getAppointment = {
  id: 'getAppointment',
  method: 'GET',
  path: '/appointments/:id',
  caller: 'holder',
  about: 'tells when, where and of what an appointment is; nothing of who comes',
  parameters: byId,
  answers: {
    200: {
      about: 'The appointment.',
      body: {
        schema: v.object({ dealership_slug: v.string(), ...keptAppointment.entries }),
        fields: { kind: kindWord, ...where, ...times },
      },
    },
    404: refusal('There is no such appointment.'),
  },
} satisfies Operation;

const move = v.object({
  at: v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d\d:\d\d$/, 'a time such as 2026-11-28T09:30+10:00 is expected.'),
    v.check((at) => !Number.isNaN(Date.parse(at)), 'there is no such time.'),
  ),
});
/** What moves an appointment. */
export type MoveRequest = v.InferInput<typeof move>;

export const patchAppointment = {
  id: 'patchAppointment',
  method: 'PATCH',
  path: '/appointments/:id',
  caller: 'holder',
  about: 'moves an appointment to another time at the same location and tells the dealer, in the lead',
  parameters: byId,
  body: { schema: move, fields: { at: 'With the zone, such as 2026-11-28T09:30+10:00.' } },
  answers: {
    200: { about: 'It is moved.', body: keptTime },
    404: refusal('There is no such appointment.'),
    409: refusal('Somebody else has that time.'),
    410: refusal('The vehicle is no longer for sale. The appointment stands as it was.'),
    422: refusal('There is no such time.'),
  },
} satisfies Operation;

export const deleteAppointment = {
  id: 'deleteAppointment',
  method: 'DELETE',
  path: '/appointments/:id',
  caller: 'holder',
  about: 'gives the time of an appointment back and tells the dealer, in the lead',
  parameters: byId,
  answers: { 204: { about: 'There is no such appointment any more; also when there was none.' } },
} satisfies Operation;

export const confirmAppointment = {
  id: 'confirmAppointment',
  method: 'PUT',
  path: '/appointments/:id/confirmation',
  caller: 'admin',
  about: 'is the dealer’s word that an appointment takes place; the lead says so too',
  parameters: byId,
  answers: {
    200: {
      about: 'It is confirmed.',
      body: {
        schema: v.object({ id: v.string(), state: v.literal('confirmed') }),
        fields: { id: idWord, state: 'Always confirmed.' },
      },
    },
    404: refusal('There is no such appointment.'),
  },
} satisfies Operation;
