import type { Brand } from '#domain/brand.ts';
import type { Location } from '#domain/location.ts';

/** What sample stock needs to know of a dealer; a resolved Dealer has all of it. */
export interface SampleDealer {
  slug: string;
  name: string;
  make: string | null;
  dealershipId: string;
  locations: Pick<Location, 'id' | 'name' | 'address' | 'makes'>[];
  brands: Pick<Brand, 'name'>[];
  collections: { vehicles: string; offers: string; leads: string };
}
