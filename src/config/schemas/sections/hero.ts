import * as v from 'valibot';
import { picture } from '../location/addresses.ts';
import { flag } from '../values.ts';
import { kind, links, sentence, title } from './kind.ts';

/** What opens a page. */
export const heroSections = [
  kind('hero', {
    heading: title,
    text: sentence,
    image: v.optional(picture('Wide picture. Default: a picture from stock.', 1200)),
    links: v.optional(links('Buttons, or links beside the search box.')),
    search: v.optional(
      flag(
        'Whether it searches the stock. Default: on the home page, and on other pages where it has no links.',
      ),
    ),
  }),
] as const;
