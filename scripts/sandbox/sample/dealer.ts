import type { Dealer } from '#config/dealer.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { FinanceRules } from '#domain/finance/rules.ts';
import type { Location } from '#domain/location/location.ts';

/** What sample stock needs to know of a dealer. */
export interface SampleDealer {
  slug: string;
  name: string;
  make: string | null;
  dealershipId: string;
  websiteId: string;
  locations: (Pick<Location, 'id' | 'name' | 'address' | 'makes' | 'departments'> &
    Partial<Pick<Location, 'dealership'>>)[];
  brands: Pick<Brand, 'name'>[];
  price: { offersSubscriptions: boolean };
  /** Null without a parts search. */
  parts: object | null;
  /** Null without reviews. */
  reviews: { source: { name: string } } | null;
  collections: { vehicles: string; offers: string; parts: string; leads: string; reviews: string };
  finance: FinanceRules | null;
}

/** What a dealer is to its sample stock. */
export const describeSample = ({ site, build: { collections } }: Dealer): SampleDealer => ({
  ...site,
  collections,
});
