import * as v from 'valibot';

/** Listings that somebody wants to come back to, the newest first. */
export const savedSearchesAnswer = v.object({
  searches: v.array(v.object({ name: v.string(), path: v.string(), saved_at: v.number() })),
});
