import * as v from 'valibot';
import { picture } from '../location/addresses.ts';
import { kind, links, sentence, title } from './kind.ts';

/** What opens a page. */
export const heroSections = [
  kind('hero', {
    heading: title,
    text: sentence,
    image: v.optional(picture('Wide picture. Default: a picture from stock.', 1200)),
    links: v.optional(links('Links beside the search box.')),
  }),
] as const;
