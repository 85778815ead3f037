import * as v from 'valibot';
import { text } from '../values.ts';
import { count, kind, sentence, title } from './kind.ts';

/** Sections that show what the dealer sells. */
export const stockSections = [
  kind('makes', { title }),
  kind('bodyTypes', { title }),
  kind('newest', {
    title: v.optional(
      text('Heading. Default: the usual words. Not shown while nobody knows when vehicles arrived.'),
    ),
    count: count(24),
  }),
  kind('offers', { title, count: count(12) }),
  kind('range', { title, text: sentence, count: count(60) }),
] as const;
