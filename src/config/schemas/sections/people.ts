import * as v from 'valibot';
import { slug } from '../location/addresses.ts';
import { text } from '../values.ts';
import { count, kind, sentence, title } from './kind.ts';

/** Sections about people: customers and staff. */
export const peopleSections = [
  kind('reviews', {
    title,
    text: sentence,
    location: v.optional(slug('Only reviews of this location, by slug. Default: of all.')),
    count: count(24),
  }),
  kind('team', {
    title,
    text: sentence,
    location: v.optional(slug('Only people of this location, by slug. Default: all.')),
    department: v.optional(text('Only people of this department.')),
  }),
] as const;
