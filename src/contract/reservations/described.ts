import * as v from 'valibot';
import { keptReservation, reservationConflict } from '../answers/kept-reservation.ts';
import type { Described } from '../operation.ts';
import { problem, refusal } from '../problem.ts';

/** Id of a reservation. */
export const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** What the fields of a reservation mean, asked and answered. */
export const words = {
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
  dealership_slug: 'Dealer on whose site it was made: no other site takes its deposit.',
  price: 'Agreed price in dollars.',
  deposit: 'Dollars.',
  until: 'Epoch seconds at which hold or reservation run out.',
  payment: 'What became of the last payment.',
  refund: 'owed: money goes back by itself; returned: it has.',
  reason:
    'Why it is over, where that has to be said; sold: the vehicle was sold, or left the stock, before the deposit arrived.',
  now: 'The clock of the API in epoch seconds, to count down by.',
};
/** A reservation as whoever holds its id may know it. */
export const kept = { schema: keptReservation, fields: keptReservationWords } satisfies Described;

/** Why something is not done. */
export const conflict = {
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
/** No reservation has this id. */
export const unknown = refusal('There is no such reservation.');
/** A path that names a reservation. */
export const byId = {
  schema: v.object({ id: v.pipe(id, v.description('Id of the reservation.')) }),
  fields: { id: words.id },
} satisfies Described;
