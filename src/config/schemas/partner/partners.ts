import * as v from 'valibot';
import { consentClasses, partnerLoads, partnerPlaces } from '#domain/partner/partner.ts';
import { slugForm } from '../location/addresses.ts';
import { choice, distinct, group, list, maybe, pattern, text } from '../values.ts';

const nameOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null ? (item as Record<string, unknown>)['name'] : undefined;

const expectedName = 'the name of a file of dealers/_partners, without its ending';
const partnerName = pattern('Name of a file of dealers/_partners.', slugForm, expectedName);

const partner = group('A partner.', {
  name: partnerName,
  where: v.pipe(
    list('Places where it stands.', choice('Place.', partnerPlaces)),
    v.minLength(1, 'at least one place'),
  ),
  load: v.optional(
    choice(
      'When it loads: at a press (interaction), once the page is idle, or when its box comes near the screen (visible).',
      partnerLoads,
    ),
    'interaction',
  ),
  consent: maybe(choice('What shoppers are asked for; not less than its file says.', consentClasses)),
  label: maybe(text('Other words of its button.', 'a text', 40)),
  options: v.optional(
    v.pipe(
      v.record(v.string(), text('Value.', 'a text', 100), 'a group of options'),
      v.description('What its file asks dealers for.'),
    ),
    {},
  ),
});

/** Services of others within the pages. Their addresses and rights stand in a file of theirs, never here. */
export const partners = v.pipe(
  list('Services of others in the pages: chat, booking, valuation, reviews, counting.', partner, 20),
  distinct<v.InferOutput<typeof partner>>(nameOf),
);

const expectedOff =
  'true; false could undo a switch that a group or all dealers need off: take the name out where it stands';

/**
 * A switch by name, for a group or for all. Groups of settings merge, so that it holds whatever a dealer file lists; there is
 * no other value, so that no layer above turns a partner on again.
 */
export const partnersOff = v.pipe(
  v.record(
    v.pipe(v.string(expectedName), v.regex(slugForm, expectedName)),
    v.pipe(v.literal(true, expectedOff), v.description('true takes it out of every page.')),
    'a group of names, each with true',
  ),
  v.description('Partners that are switched off, whoever lists them: { acme-chat: true }.'),
);
