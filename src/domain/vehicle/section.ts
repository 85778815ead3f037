import type { FeatureLinks } from '../page/sections/feature-links.ts';
import type { WrittenSettings } from '../site/settings.ts';

type WrittenSection = WrittenSettings['sections']['vehicle'][number];

/** A text of the dealer's own that opens and closes (VDP-08). */
export type VehicleTextSection = Extract<WrittenSection, { items: string[] }>;

/** What a shopper can do after reading, over the whole width of the page (VDP-17). */
export type VehicleClosingSection = Extract<WrittenSection, { name: 'callToAction' }>;

/** Where else the dealer can help, over the whole width (VDP-17). */
export interface VehicleFeatureLinksSection extends FeatureLinks {
  name: 'featureLinks';
}

/** One part of a vehicle page below its pictures and price, with what the dealer says about it (VDP-01). */
export type VehicleSection = Exclude<WrittenSection, { name: 'featureLinks' }> | VehicleFeatureLinksSection;

export type VehicleSectionName = VehicleSection['name'];
