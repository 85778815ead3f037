import * as v from 'valibot';
import { slug } from '../location/addresses.ts';
import { choice, flag, list } from '../values.ts';
import { types } from '../location/location-types.ts';
import { kind, sentence, title } from './kind.ts';

const location = v.optional(slug('Slug of the location. Default: the first one.'));

/** Sections that show where the dealer is and when it is open. */
export const locationSections = [
  kind('locations', {
    title,
    text: sentence,
    show: v.optional(
      choice('cards: one a location; map: a list beside the map of all of them. Default: cards.', [
        'cards',
        'map',
      ]),
    ),
    types: v.optional(
      v.pipe(
        list('Only locations with one of these departments.', choice('Kind of department.', types), 3),
        v.minLength(1, 'at least one department'),
      ),
    ),
    tabs: v.optional(flag('Switch between the departments, the first of types at first. Default: false.')),
  }),
  kind('location', { title, text: sentence, location, map: v.optional(flag('Its place on the map.'), true) }),
  kind('hours', { title, text: sentence, location }),
] as const;
