import * as v from 'valibot';
import { link, picture } from './location/addresses.ts';
import { flag, group, list, maybe, pattern, text, wholeNumber } from './values.ts';

const momentForm = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d)?$/;
const moment = (description: string) =>
  pattern(description, momentForm, 'a day such as 2026-07-01, or a day and time such as 2026-07-01T09:00');

const promotion = v.pipe(
  group('A card.', {
    title: text('Heading.', 'the heading of the card', 80),
    text: maybe(text('One or two sentences.', 'a text', 240)),
    link: group('Where the card leads.', {
      label: text('Words of the link.'),
      href: link('Where it leads.'),
    }),
    image: maybe(picture('Picture.')),
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
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { start, expiry } = dataset.value;
    // A moment that is none has its own message.
    if (start === null || expiry === null || !momentForm.test(start) || !momentForm.test(expiry)) return;
    if (start.slice(0, expiry.length) > expiry)
      addIssue({
        message: `expected an expiry that is not before the start, ${start}, found ${expiry}`,
        path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'expiry', value: expiry }],
      });
  }),
);

/** Cards between the vehicles of a listing (PROMO rows). */
export const promotions = v.pipe(
  v.union([v.literal(false), list('Cards.', promotion, 12)], 'false or a list of cards'),
  v.description('Cards of your own between search results, or false.'),
);
