import * as v from 'valibot';
import { slug } from '../location/addresses.ts';
import { count, kind, sentence, title } from './kind.ts';

/** Sections about people: customers and staff. */
export const peopleSections = [
  kind('reviews', {
    title,
    text: sentence,
    location: v.optional(slug('Only reviews of this location, by slug. Default: of all.')),
    count: count(24),
  }),
] as const;
