import * as v from 'valibot';
import { feature, flag, wholeNumber } from './values.ts';

const limit = (description: string, most: number, of: string) =>
  v.pipe(
    v.union([v.literal(false), wholeNumber('How many.', 2, most)], `false or ${of} from 2 to ${most}`),
    v.description(description),
  );

/** What shoppers keep in their own browser, without signing in (FAV-03, CFG-03, CFG-04). */
export const garage = feature('What shoppers keep in their browser: pages /favourites/ and /compare/.', {
  saved: flag('Save vehicles.'),
  quote: flag('Saved vehicles are a list for one request of a quote, page /quote/.'),
  compare: limit('Vehicles side by side, or false.', 4, 'a number of vehicles'),
  viewed: limit('Recently viewed vehicles that are remembered, or false.', 24, 'a number of vehicles'),
});
