import { vehicleCategories } from '#domain/vehicle/fields/field.ts';
import { bodyPicker } from '#domain/costs/body-picker.ts';
import type { ListKey } from '#domain/listing/facets.ts';
import { priceBands } from '#domain/listing/price-band.ts';
import { australianStates } from '#domain/location/states.ts';
import { colourFamilies } from '#domain/vehicle/colour-family.ts';
import { synonyms } from '#domain/words/lexicon/synonyms.ts';
import { makeKind } from '../values.ts';

const spellings = (field: string): string[] => [
  ...new Set(synonyms.filter((row) => row.field === field).flatMap(({ values }) => values)),
];

/** Filters that know no other values than these. */
export const closedWords: Readonly<Partial<Record<ListKey, readonly string[]>>> = {
  condition: ['new', 'demo', 'used'],
  priceRange: priceBands,
  colourFamily: colourFamilies,
  type: vehicleCategories,
  state: [...australianStates, ...spellings('state').filter((name) => name.length > 3)],
};

/** Usual values of filters whose words come from the feed, which may have others. */
export const usualWords: Readonly<Partial<Record<ListKey, readonly string[]>>> = {
  body: [...new Set([...spellings('simple_body'), ...Object.values(bodyPicker).flat()])],
  fuel: spellings('simple_fuel'),
  transmission: spellings('simple_transmission'),
  drive: spellings('simple_drive'),
};

/** What the schema of a text says of itself whose words are those of a filter, so that they are found in settings. */
export const wordsKind = (key: ListKey): string => (key === 'make' ? makeKind : `words of ${key}`);
