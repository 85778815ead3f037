import * as v from 'valibot';
import { isDate } from '#domain/site/date.ts';
import { link, slug } from '../location/addresses.ts';
import { group, text } from '../values.ts';
import { count, kind, sentence, someOf, title } from './kind.ts';

const day = (description: string) => v.pipe(text(description), v.check(isDate, 'a day such as 2026-12-31'));

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
  kind('positions', {
    title,
    text: sentence,
    items: someOf(
      'Positions that are open.',
      group('One position.', {
        title: text('What one is called, for example "Apprentice technician".', 'a text', 120),
        location: v.optional(slug('Where, by the slug of a location.')),
        hours: v.optional(text('How much, for example "Full time".', 'a text', 60)),
        text: v.optional(text('What it is about, in one to three sentences.', 'a text', 600)),
        posted: v.optional(
          day('Since when it is open. With it and a text, search engines list the position.'),
        ),
        expiry: v.optional(day('Last day to apply. The position leaves the page after it.')),
      }),
      'at least one position',
      40,
    ),
    apply: v.optional(
      link('Where one applies. Default: the careers form of the page, with the position filled in.'),
    ),
  }),
] as const;
