import { garageAnswer } from './answers/garage.ts';
import type { Operation } from './operation.ts';
import { refusal } from './problem.ts';
import { keptReservationWords } from './reservations/described.ts';

const named = (of: string, words: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([field, text]) => [`${of}.${field}`, text]));
const car = {
  car_id: 'Id of the vehicle that it is about; empty for none.',
  car_slug: 'Last part of the address of its page; empty for none.',
  car_name: 'Make and model; empty for none.',
};

export const getGarage = {
  id: 'getGarage',
  method: 'GET',
  path: '/garage',
  caller: 'subject',
  about:
    'lists what the signed-in person has going on: everything that was sent with the proven phone number or e-mail address of the account, the newest first',
  answers: {
    200: {
      about: 'The lists, of 50 entries each at most.',
      body: {
        schema: garageAnswer,
        fields: {
          now: 'The clock of the API in epoch seconds.',
          appointments: 'Times that are kept, those of the past included.',
          ...named('appointments', {
            ...car,
            id: 'By which it is moved and cancelled.',
            kind: 'A test drive with sales, or a visit to the workshop.',
            state: 'unconfirmed waits for the word of the dealer.',
            location_id: 'The location of the dealer.',
            starts_at: 'Epoch seconds.',
            minutes: 'How long it takes.',
          }),
          reservations: 'Reservations, those that are over included.',
          ...named('reservations', { ...keptReservationWords, begun_at: 'Epoch seconds.' }),
          valuations: 'Estimates of the person’s own cars.',
          ...named('valuations', {
            id: 'Of the valuation.',
            car_name: 'Year, make and model.',
            rego: 'The plate; empty where none was given.',
            low: 'Whole dollars.',
            high: 'Whole dollars.',
            valued_at: 'Epoch seconds.',
            valid_until: 'Epoch seconds; after that it is no estimate any more.',
          }),
          enquiries: 'All other leads; nothing of what was written in them.',
          ...named('enquiries', {
            ...car,
            car_name: 'Make and model; the person’s own car where it is about that alone; empty for none.',
            sent_at: 'Epoch seconds.',
            category: 'Of the lead.',
            subcategory: 'Of the lead; may be empty.',
          }),
        },
      },
    },
    401: refusal('Nobody is signed in, or no longer.'),
  },
} satisfies Operation;
