import { splitEither } from '#domain/search/either.ts';
import type { ListFacet, ListKey, RangeFacet, RangeKey } from '#domain/listing/facets.ts';
import { formatKilograms, formatKilometres, formatMillimetres } from '#domain/site/format.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import type { Span } from '#domain/search/index-filter.ts';
import type { ListingText } from '#messages/listing/listing.ts';

const known = {
  condition: { new: 'condition.new', demo: 'condition.demo', used: 'condition.used' },
  status: {
    in_stock: 'listing.status.in_stock',
    coming_soon: 'listing.status.coming_soon',
    sold: 'listing.status.sold',
  },
  type: {
    car: 'listing.type.car',
    motorcycle: 'listing.type.motorcycle',
    truck: 'listing.type.truck',
    caravan: 'listing.type.caravan',
    machine: 'listing.type.machine',
  },
} as const satisfies Partial<Record<ListKey, Record<string, Parameters<ListingText>[0]>>>;

/** A facet value as shoppers read it. */
export function describeValue(key: ListFacet['key'], value: string, text: ListingText): string {
  const [first = '', ...more] = splitEither(value);
  if (more.length > 0)
    return more.reduce((said, other) => text('listing.either', { first: said, other }), first);
  if (key === 'certified') return text('listing.toggle.certified');
  if (key === 'weekly') return text('listing.weekly.value', { amount: value });
  if (key === 'makeModel') return value.replace(' > ', ' ');
  if (key === 'seats')
    return value === '1' ? text('listing.seatsOne') : text('listing.seats', { count: value });
  const words: Record<string, Parameters<ListingText>[0]> =
    key in known ? known[key as keyof typeof known] : {};
  const word = Object.hasOwn(words, value) ? words[value] : undefined;
  return word ? text(word) : value;
}

/** A value of digits only, which does not say what it is: '4' doors, model '3'. */
const bareNumber = /^\d[\d\s.,]*$/;

/** A chosen value away from its heading: a bare number says what it is. */
export function describeChosenValue(key: ListFacet['key'], value: string, text: ListingText): string {
  const said = describeValue(key, value, text);
  return bareNumber.test(said)
    ? text('listing.choice', { facet: text(`listing.facet.${key}`), value: said })
    : said;
}

const formats: Record<RangeKey, (value: number) => string> = {
  price: formatMoney,
  km: formatKilometres,
  year: String,
  subscription: formatMoney,
  towing: formatKilograms,
  mass: formatKilograms,
  payload: formatKilograms,
  length: formatMillimetres,
};

/** One end of a range as shoppers read it. */
export const formatEnd = (key: RangeKey, value: number): string => formats[key](value);

/** The chosen range in words, beside its heading. */
export function describeRange(
  { key }: Pick<RangeFacet, 'key'>,
  { min, max }: Span,
  text: ListingText,
): string {
  const show = formats[key];
  if (min !== null && min === max) return show(min);
  if (min !== null && max !== null) return `${show(min)} – ${show(max)}`;
  if (max !== null) return text(`listing.${key}.upTo`, { amount: show(max) });
  return text(`listing.${key}.from`, { amount: show(min ?? 0) });
}

/** Ranges whose values say by their unit what they are. */
const plain: ReadonlySet<RangeKey> = new Set<RangeKey>(['price', 'km']);

/** A chosen range away from its heading; one with both ends has no other words that say what it is. */
export function describeChosenRange(facet: Pick<RangeFacet, 'key'>, range: Span, text: ListingText): string {
  const value = describeRange(facet, range, text);
  const isNamed = range.min === null || range.max === null || plain.has(facet.key);
  return isNamed ? value : text('listing.choice', { facet: text(`listing.facet.${facet.key}`), value });
}
