/** Where postcodes are looked up; `name` picks the driver in services/geocoder. */
export type GeocoderEndpoint = { name: 'table' } | { name: 'http'; url: string; key: string | null };

/** What helps shoppers to search by words and by place. */
export interface SearchHelp {
  /** Search with suggestions in the header of every page. */
  header: boolean;
  /** The key '/' opens the search. */
  shortcut: boolean;
  /** The five latest searches, kept in the browser (SRCH-17). */
  history: boolean;
  /** Listings that a shopper keeps in the browser. */
  saved: boolean;
  /** 'Near me', where vehicles stand at several places. */
  near: GeocoderEndpoint | null;
}
