import * as v from 'valibot';
import { announcementPages, announcementTones } from '#domain/site/announcement.ts';
import { safeLink } from '../location/addresses.ts';
import { choice, list, maybe, text } from '../values.ts';
import { inOrder, moment } from './period.ts';

const entries = {
  text: text('What is announced, in plain words.', 'a text', 500),
  href: maybe(safeLink('Where it leads.')),
  start: maybe(moment('When it is first shown, in the time zone of the dealer.')),
  expiry: maybe(moment('When it is last shown; a day counts to its end.')),
  pages: maybe(
    list(
      'Kinds of pages that have it. Default: all pages.',
      choice('Kind of pages.', announcementPages),
      announcementPages.length,
    ),
  ),
  tone: v.optional(
    choice('brand: in the brand colour. quiet: pale. urgent: as a warning.', announcementTones),
    'brand',
  ),
};
const one = v.pipe(v.strictObject(entries, 'a group of settings'), inOrder());

export const announcement = v.pipe(
  v.union(
    [v.literal(false), one, list('Several.', one, 5)],
    'false, a group of settings, or a list of such groups',
  ),
  v.description('Lines above the header that visitors can dismiss: one, a list of them, or false.'),
);
