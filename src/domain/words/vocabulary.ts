/** A value in stock and how many vehicles have it. */
export type CountedValue = readonly [value: string, count: number];

/** The name of a great city, and the values of one field that it stands for in the stock. */
export type MeantArea = readonly [name: string, field: string, values: readonly string[]];

/** Places that shoppers may name, and how far the dealer's locations with vehicles are from each. */
export interface KnownPlaces {
  /** Values of the location filter. */
  locations: readonly string[];
  /** Whole kilometres in a straight line, in the order of `locations`; of cities, and of places with a location. */
  distances: readonly (readonly [place: string, kilometres: readonly number[]])[];
  /** Those that are cities. */
  cities: readonly string[];
}

/** An own page of the dealer. */
export type NamedPage = readonly [title: string, path: string];

/**
 * The words of one dealer's stock, made at build and fetched when a shopper starts to search. Fields are those of the
 * index. Words outside are not understood, so a dealer without a filter never gets a chip of it.
 */
export interface Vocabulary {
  /** By field, most frequent first. Models stand in `models`. */
  values: Readonly<Record<string, readonly CountedValue[]>>;
  models: readonly (readonly [make: string, model: string, count: number])[];
  /** Keys of what can be limited to a range: price, km, year. */
  ranges: readonly string[];
  /** Great cities, of which more is meant than the suburb of the same name; those with vehicles. */
  areas: readonly MeantArea[];
  /** Absent where the stock cannot be narrowed to a location, or no location has a position. */
  places?: KnownPlaces | undefined;
  /** Own pages of the dealer, which words of their titles find; absent where there is none. */
  pages?: readonly NamedPage[] | undefined;
}

export const emptyVocabulary: Vocabulary = { values: {}, models: [], ranges: [], areas: [] };
