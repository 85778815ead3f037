import type { TradeInRules } from '#domain/trade-in/limits.ts';
import type { ReserveRules } from '#domain/reservation/reserve-rules.ts';
import type { Site } from '#domain/site/site.ts';

/** What a vehicle's parts need to know of the site; a whole Site fits as well. */
export type VehicleSite = Pick<
  Site,
  'listingPath' | 'price' | 'tags' | 'card' | 'garage' | 'images' | 'messages'
>;

/** What the vehicle page needs besides. */
export type VehiclePageSite = VehicleSite &
  Pick<
    Site,
    'name' | 'vehicle' | 'phone' | 'email' | 'features' | 'locationPages' | 'url' | 'apiUrl' | 'websiteId'
  > &
  Partial<Pick<Site, 'finance' | 'certified'>> & {
    /** Left out where the dealer takes no trade-ins. */
    reserve?: ReserveRules | null;
    tradeIn?: Pick<TradeInRules, 'minPrice'> | null;
  };
