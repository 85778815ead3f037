/**
 * Fields that a dealer's index was made without, by collection. No search may name one: the index would refuse all of it,
 * and the shopper would be told of an outage.
 */
export type MissingFields = Record<'vehicles' | 'offers' | 'parts', string[]>;

/** Where the browser finds search. Everything here is public: the key may only search this dealer's collections. */
export interface SearchEndpoint {
  host: string;
  port: number;
  protocol: 'http' | 'https';
  path: string;
  /** Searches vehicles. */
  key: string;
  /** Searches the dealer's other collections. */
  otherKey: string;
  collections: { vehicles: string; offers: string; parts: string };
  missing: MissingFields;
}
