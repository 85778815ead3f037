/**
 * Fields that a dealer's index lacks, by collection. A search that names one is refused as a whole, and the shopper
 * would read of an outage.
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
