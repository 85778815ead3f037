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
}
