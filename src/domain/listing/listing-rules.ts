import type { SiteSettings } from '../site/settings.ts';

/** How the listing is made and narrowed: the group `search` of a dealer file. */
export type ListingRules = SiteSettings['search'];
