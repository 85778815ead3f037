import * as v from 'valibot';
import { slug } from '../location/addresses.ts';
import { flag } from '../values.ts';
import { kind, sentence, title } from './kind.ts';

const location = v.optional(slug('Slug of the location. Default: the first one.'));

/** Sections that show where the dealer is and when it is open. */
export const locationSections = [
  kind('locations', { title }),
  kind('location', { title, text: sentence, location, map: v.optional(flag('Its place on the map.'), true) }),
  kind('hours', { title, text: sentence, location }),
] as const;
