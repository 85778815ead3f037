import * as v from 'valibot';
import { keptReservation, reservationConflict } from './answers/kept-reservation.ts';
import type { Described, Operation } from './operation.ts';
import { problem, refusal } from './problem.ts';

const dollars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000));
const name = v.pipe(v.string(), v.trim(), v.nonEmpty('is needed.'), v.maxLength(100));
const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

const words = {
  id: '32 hexadecimal digits that nobody can guess, made by the browser: key of the command, and all that opens the reservation.',
  car_id: 'Id of the vehicle, or its slug.',
  price: 'Dollars that the page showed for the vehicle: the price that is agreed.',
  deposit: 'Dollars that the page asked for.',
};

/** What each field of a reservation means. */
export const keptReservationWords = {
  ...words,
  car_id: 'Id of the vehicle.',
  receipt: 'Number for the shopper; it opens nothing.',
  state:
    'held: 15 minutes to pay in; reserved: the deposit is paid; completed: bought; expired, cancelled; refunded: over, and all money is back.',
  car_slug: 'Last part of the address of its page.',
  car_name: 'Its name as it was reserved.',
  price: 'Agreed price in dollars.',
  deposit: 'Dollars.',
  until: 'Epoch seconds at which hold or reservation run out.',
  payment: 'What became of the last payment.',
  refund: 'owed: money goes back by itself; returned: it has.',
  now: 'The clock of the API in epoch seconds, to count down by.',
};
const kept = { schema: keptReservation, fields: keptReservationWords } satisfies Described;

const conflict = {
  about: 'It cannot be, as things are now; code says why.',
  body: {
    schema: reservationConflict,
    fields: {
      ...problem.fields,
      code: 'taken: somebody else has it; changed: price or deposit are others now; used: the id was used for another vehicle; over: hold or reservation have ended; paid: the deposit is paid.',
      state: 'Of the reservation that holds the vehicle; none where the stock says so.',
      free_at: 'Epoch seconds at which it may be free again, where that is known.',
      price: 'Dollars, as they are now.',
      deposit: 'Dollars, as it is now.',
    },
  },
};
const gone = refusal('The vehicle cannot be reserved: sold, gone, or not one that the dealer lets reserve.');
const unknown = refusal('There is no such reservation.');
const byId = {
  schema: v.object({ id: v.pipe(id, v.description('Id of the reservation.')) }),
  fields: { id: words.id },
} satisfies Described;

const request = v.object({
  id,
  dealership_slug: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  car_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  price: dollars,
  deposit: dollars,
  first_name: name,
  last_name: name,
  phone: v.pipe(v.string(), v.trim(), v.regex(/^[+\d][\d ()-]{7,19}$/, 'is no phone number.')),
  email: v.pipe(v.string(), v.trim(), v.email('is no email address.'), v.maxLength(200)),
  terms_accepted: v.literal(true, 'has to be accepted.'),
});
/** What holds a vehicle. */
export type ReservationRequest = v.InferInput<typeof request>;

export const postReservation = {
  id: 'postReservation',
  method: 'POST',
  path: '/reservations',
  caller: 'public',
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
  answers: { 201: { about: 'The vehicle is held.', body: kept }, 409: conflict, 410: gone },
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

export const completeReservation = {
  id: 'completeReservation',
  method: 'PUT',
  path: '/reservations/:id/completion',
  caller: 'admin',
  about: 'is the dealer’s word that the vehicle is bought: the deposit is part of its price',
  parameters: byId,
  answers: { 200: { about: 'It is completed.', body: kept }, 404: unknown, 409: conflict },
} satisfies Operation;

export const refundReservation = {
  id: 'refundReservation',
  method: 'PUT',
  path: '/reservations/:id/refund',
  caller: 'admin',
  about: 'gives the deposit back and the vehicle free, also after it was bought',
  parameters: byId,
  answers: { 200: { about: 'What has become of it.', body: kept }, 404: unknown },
} satisfies Operation;

export const getReservations = {
  id: 'getReservations',
  method: 'GET',
  path: '/reservations',
  caller: 'admin',
  about: 'lists the reservations of a dealer, the newest first, with who they are for',
  query: {
    schema: v.object({
      dealership_slug: v.optional(v.string()),
      limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'A whole number is expected.'))),
    }),
    fields: { dealership_slug: 'Of this dealer alone.', limit: 'Most of the answer; 250 when left out.' },
  },
  answers: {
    200: {
      about: 'The reservations.',
      body: {
        schema: v.object({
          found: v.pipe(v.number(), v.integer()),
          reservations: v.array(
            v.object({
              ...keptReservation.entries,
              dealership_slug: v.string(),
              stock_number: v.string(),
              begun_at: v.number(),
              first_name: v.string(),
              last_name: v.string(),
              phone: v.string(),
              email: v.string(),
            }),
          ),
        }),
        fields: {
          found: 'How many there are, those beyond the limit included.',
          reservations: 'Each as it is now.',
          ...Object.fromEntries(
            Object.entries(keptReservationWords).map(([key, text]) => [`reservations.${key}`, text]),
          ),
          'reservations.dealership_slug': 'The dealer.',
          'reservations.stock_number': 'Of the vehicle.',
          'reservations.begun_at': 'Epoch seconds.',
          'reservations.first_name': 'Of the shopper.',
          'reservations.last_name': 'Of the shopper.',
          'reservations.phone': 'Of the shopper.',
          'reservations.email': 'Of the shopper.',
        },
      },
    },
  },
} satisfies Operation;

export const postPaymentEvent = {
  id: 'postPaymentEvent',
  method: 'POST',
  path: '/payments/events',
  caller: 'public',
  about:
    'takes the word of the payment processor on a payment, late, twice or out of order; signed in Forecourt-Signature: t=<epoch seconds>, v1=<HMAC-SHA256 in hex of "t.payment.outcome.at">',
  body: {
    schema: v.object({
      payment: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
      outcome: v.picklist(['paid', 'declined', 'abandoned', 'returned']),
      at: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
    fields: {
      payment: 'Id that the API gave the payment.',
      outcome: 'What has become of it.',
      at: 'Epoch seconds at which it did.',
    },
  },
  answers: {
    200: {
      about: 'It is known.',
      body: { schema: v.object({ ok: v.literal(true) }), fields: { ok: 'Always true.' } },
    },
    403: refusal('The signature is missing, wrong, or older than five minutes.'),
    404: refusal('There is no such payment.'),
  },
} satisfies Operation;
