import * as v from 'valibot';
import { savedSearchesAnswer } from './answers/saved-searches.ts';
import { changedBy, changedByWords } from './changed-by.ts';
import type { Operation } from './operation.ts';
import { refusal } from './problem.ts';

const path = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.regex(/^\/(?![/\\])[^\s\\\p{Cc}]*$/u, 'is no path of the site.'),
);
const save = v.object({
  ...changedBy,
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(120)),
  path,
});
const remove = v.object({ ...changedBy, path });
/** What keeps a search in the account, and what takes it out. */
export type SaveSearchRequest = v.InferInput<typeof save>;
export type RemoveSearchRequest = v.InferInput<typeof remove>;

const pathWord = 'Path of the listing with its query; one search for each.';
const refusals = {
  401: refusal('Nobody is signed in, or no longer.'),
  403: refusal('The call does not come from a page of the site itself.'),
};

export const getSavedSearches = {
  id: 'getSavedSearches',
  method: 'GET',
  path: '/saved-searches',
  caller: 'subject',
  about: 'lists the searches that the signed-in person saved, the newest first',
  answers: {
    200: {
      about: 'The searches.',
      body: {
        schema: savedSearchesAnswer,
        fields: {
          searches: 'The searches.',
          'searches.name': 'What the shopper calls it.',
          'searches.path': pathWord,
          'searches.saved_at': 'Epoch seconds.',
        },
      },
    },
    401: refusals[401],
  },
} satisfies Operation;

export const postSaveSearch = {
  id: 'postSaveSearch',
  method: 'POST',
  path: '/saved-searches/save',
  caller: 'subject',
  about: 'saves a search, or names it anew',
  body: { schema: save, fields: { ...changedByWords, name: 'What the shopper calls it.', path: pathWord } },
  answers: {
    204: { about: 'It is saved.' },
    ...refusals,
    409: refusal('There are too many, or somebody else is signed in by now.'),
  },
} satisfies Operation;

export const postRemoveSearch = {
  id: 'postRemoveSearch',
  method: 'POST',
  path: '/saved-searches/remove',
  caller: 'subject',
  about: 'takes a search out of the account',
  body: { schema: remove, fields: { ...changedByWords, path: pathWord } },
  answers: {
    204: { about: 'There is no such search any more.' },
    ...refusals,
    409: refusal('Somebody else is signed in by now.'),
  },
} satisfies Operation;
