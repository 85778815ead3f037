import * as v from 'valibot';
import { leaveOutUnwritten } from '#domain/lead/tidy-value.ts';
import { createContactSchema, type ContactField } from '#domain/reservation/contact.ts';
import { identifier } from '../identifier.ts';
import type { Operation } from '../operation.ts';
import { foreign, refusal } from '../problem.ts';
import { byId, conflict, id, kept, unknown, words } from './described.ts';

const dollars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000));
const gone = refusal('The vehicle cannot be reserved: sold, gone, or not one that the dealer lets reserve.');

const many = refusal(
  'This person or connection holds as many vehicles without a deposit as it may; Retry-After says how long to wait.',
);

/** The dealer's enquiry about a paid reservation takes no signs that are not written: without them nothing may be missing. */
const contact = (field: ContactField) =>
  v.pipe(createContactSchema(field), v.transform(leaveOutUnwritten), v.trim(), v.nonEmpty('is needed.'));

const request = v.object({
  id,
  dealership_slug: identifier,
  car_id: identifier,
  price: dollars,
  deposit: dollars,
  first_name: contact('firstName'),
  last_name: contact('lastName'),
  phone: contact('phone'),
  email: contact('email'),
  terms_accepted: v.literal(true, 'has to be accepted.'),
});
/** What holds a vehicle. */
export type ReservationRequest = v.InferInput<typeof request>;

export const postReservation = {
  id: 'postReservation',
  method: 'POST',
  path: '/reservations',
  caller: 'public',
  ownPages: true,
  about:
    'holds a vehicle for 15 minutes while its deposit is paid; with a known id it answers that reservation as it is now',
  body: {
    schema: request,
    fields: {
      ...words,
      dealership_slug: 'The dealer.',
      first_name: 'Of the shopper.',
      last_name: 'Of the shopper.',
      phone: 'Of the shopper.',
      email: 'Where the receipt goes.',
      terms_accepted: 'Always true.',
    },
  },
  answers: {
    201: { about: 'The vehicle is held.', body: kept },
    403: foreign,
    409: conflict,
    410: gone,
    429: many,
  },
} satisfies Operation;

export const getReservation = {
  id: 'getReservation',
  method: 'GET',
  path: '/reservations/:id',
  caller: 'holder',
  about:
    'tells what has become of a reservation; of a payment that is not known to be over, the processor is asked first',
  parameters: byId,
  answers: { 200: { about: 'The reservation.', body: kept }, 404: unknown },
} satisfies Operation;

export const postReservationPayment = {
  id: 'postReservationPayment',
  method: 'POST',
  path: '/reservations/:id/payment',
  caller: 'holder',
  about:
    'begins the payment of a held reservation, or answers the one that runs; price, status and deposit are asked again before',
  parameters: byId,
  body: {
    schema: v.object({
      price: dollars,
      deposit: dollars,
      return_to: v.pipe(
        v.string(),
        v.regex(/^\/(?![/\\])[^\s\\]*$/, 'is no path of the site.'),
        v.maxLength(500),
      ),
    }),
    fields: {
      price: 'Dollars that the shopper has seen last and agrees to.',
      deposit: 'Dollars that the shopper has seen last and agrees to.',
      return_to: 'Path of the dealer’s own site that the payment page leads back to.',
    },
  },
  answers: {
    200: {
      about: 'The page of the payment processor.',
      body: {
        schema: v.object({ address: v.string() }),
        fields: { address: 'Where the browser has to go.' },
      },
    },
    404: unknown,
    409: conflict,
    410: gone,
    503: refusal('No payment can be begun now.'),
  },
} satisfies Operation;

export const deleteReservation = {
  id: 'deleteReservation',
  method: 'DELETE',
  path: '/reservations/:id',
  caller: 'holder',
  about: 'ends a hold or a reservation; a deposit that was paid goes back',
  parameters: byId,
  answers: { 200: { about: 'What has become of it.', body: kept }, 404: unknown, 409: conflict },
} satisfies Operation;
