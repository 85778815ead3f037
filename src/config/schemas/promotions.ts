import * as v from 'valibot';
import { link, picture } from './location/addresses.ts';
import { inOrder, moment } from './page/period.ts';
import { flag, group, list, maybe, text, wholeNumber } from './values.ts';

const promotion = v.pipe(
  group('A card.', {
    title: text('Heading.', 'the heading of the card', 80),
    text: maybe(text('One or two sentences.', 'a text', 240)),
    link: group('Where the card leads.', {
      label: text('Words of the link.'),
      href: link('Where it leads.'),
    }),
    image: maybe(picture('Picture.', 400)),
    positions: v.pipe(
      list(
        'Positions in the list over all of its pages, the first is 1.',
        wholeNumber('Position.', 1, 99),
        9,
      ),
      v.minLength(1, 'at least one position'),
    ),
    start: maybe(moment('When it is first shown, in the time zone of the dealer.')),
    expiry: maybe(moment('When it is last shown; a day counts to its end.')),
    display: v.optional(flag('false keeps it for later.'), true),
    usedOnly: v.optional(flag('Only where nothing but used vehicles is shown.'), false),
    strictDisplay: v.optional(flag('Only at its very position, never moved up in a short list.'), false),
  }),
  inOrder(),
);

/** Cards between the vehicles of a listing (PROMO rows). */
export const promotions = v.pipe(
  v.union([v.literal(false), list('Cards.', promotion, 12)], 'false or a list of cards'),
  v.description('Cards of your own between search results, or false.'),
);
