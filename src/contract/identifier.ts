import * as v from 'valibot';

/** What names a dealer, a vehicle or a place: no empty text, and no longer one than any of them has. */
export const identifier = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
