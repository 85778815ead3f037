import * as v from 'valibot';

/** By whom a page believes to be used when it changes what an account keeps. */
export const changedBy = {
  user_id: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100))), null),
};

export const changedByWords = {
  user_id:
    'The user_id that the page knows of the session, so that no page of before changes what somebody else keeps; null where it knows none.',
};
