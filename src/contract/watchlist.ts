import * as v from 'valibot';
import { watchedCar, watchlistAnswer, watchlistChange } from './answers/watchlist.ts';
import { changedBy, changedByWords } from './changed-by.ts';
import { identifier } from './identifier.ts';
import type { Answer, Operation } from './operation.ts';
import { refusal } from './problem.ts';

const who = {
  ...changedBy,
  phone_number: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(30))), null),
};
const save = v.object({ ...who, car_id: identifier, car: v.optional(v.nullable(watchedCar), null) });
const remove = v.object({ ...who, car_id: identifier });
/** What saves a vehicle (WATCH-02), and what takes it off the list (WATCH-03). */
export type SaveCarRequest = v.InferInput<typeof save>;
export type RemoveCarRequest = v.InferInput<typeof remove>;

const whoWords = {
  ...changedByWords,
  phone_number:
    'Of who is signed in; counts where there is no user_id. Null where the account has an e-mail address alone.',
  car_id: 'Id of the vehicle.',
};
const carWords = (at: string) => ({
  [at]: 'The vehicle as the page showed it, so that a list can say what has changed; null where nobody knows.',
  [`${at}.name`]: 'Name.',
  [`${at}.slug`]: 'Last part of the address of its page.',
  [`${at}.make`]: 'Make.',
  [`${at}.model`]: 'Model.',
  [`${at}.primary_image_url`]: 'Picture; null for none.',
  [`${at}.price`]: 'Dollars that the page showed; null for none.',
  [`${at}.car_type`]: 'new, demo or used.',
});
const done = {
  success: 'false is a failure, whatever the status.',
  message: 'Why it was not done, for the shopper.',
};
const refused = (
  about: string,
): Answer & { body: { schema: typeof watchlistChange; fields: typeof done } } => ({
  about,
  body: { schema: watchlistChange, fields: done },
});
const answers = {
  200: refused('It is done; also when it was before.'),
  401: refusal('Nobody is signed in, or no longer.'),
  403: refusal('The call does not come from a page of the site itself.'),
};

export const getWatchlist = {
  id: 'getWatchlist',
  method: 'GET',
  path: '/watchlist',
  caller: 'subject',
  about: 'lists the vehicles that the signed-in person saved, the newest first',
  answers: {
    200: {
      about: 'The list.',
      body: {
        schema: watchlistAnswer,
        fields: {
          cars: 'The vehicles.',
          'cars.car_id': 'Id of the vehicle.',
          'cars.saved_at': 'Epoch seconds.',
          ...carWords('cars.car'),
        },
      },
    },
    401: answers[401],
  },
} satisfies Operation;

export const postSaveCar = {
  id: 'postSaveCar',
  method: 'POST',
  path: '/watchlist/save-car',
  caller: 'subject',
  about: 'saves a vehicle; one that is saved stays as it was saved first',
  body: { schema: save, fields: { ...whoWords, ...carWords('car') } },
  answers: { ...answers, 409: refused('The list is full, or somebody else is signed in by now.') },
} satisfies Operation;

export const postRemoveCar = {
  id: 'postRemoveCar',
  method: 'POST',
  path: '/watchlist/remove-car',
  caller: 'subject',
  about: 'takes a vehicle off the list',
  body: { schema: remove, fields: whoWords },
  answers: { ...answers, 409: refused('Somebody else is signed in by now.') },
} satisfies Operation;
