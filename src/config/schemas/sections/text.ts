import * as v from 'valibot';
import { group, text } from '../values.ts';
import { kind, links, sentence, someOf, title } from './kind.ts';

/** Sections in the dealer's own words. */
export const textSections = [
  kind('reasons', {
    title,
    items: someOf(
      'Reasons to buy here.',
      group('One reason.', { title: text('A few words.'), text: text('One sentence.') }),
      'at least one reason',
      8,
    ),
  }),
  kind('callToAction', {
    heading: text('Heading.', 'the heading of this section'),
    text: sentence,
    links: v.pipe(links('Buttons; the first one stands out.'), v.minLength(1, 'at least one link')),
  }),
] as const;
