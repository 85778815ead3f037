import type { CarType } from './vehicle.ts';

/** Years of a standard warranty, by condition; a condition that is left out has none (LEGAL-02). */
export type WarrantyYears = Partial<Record<CarType, 3 | 5 | 7 | undefined>>;

/** A text of the dealer's own that opens and closes (VDP-08). */
export interface VehicleTextSection {
  name: 'included' | 'whyBuyFromUs' | 'protection';
  /** Heading; the usual words for this section when undefined. */
  title?: string | undefined;
  text?: string | undefined;
  items: string[];
  /** Said as the first point, in the usual words. */
  warranty?: WarrantyYears | undefined;
  /** Whether roadside assist comes with the vehicle. */
  roadsideAssist?: boolean | undefined;
}

/** What a shopper can do after reading, over the whole width of the page (VDP-17). */
export interface VehicleClosingSection {
  name: 'callToAction';
  heading: string;
  text?: string | undefined;
  links: { label: string; href: string }[];
}

/** Where else the dealer can help, over the whole width (VDP-17); null where there is no such page. */
export interface VehicleFeatureLinksSection {
  name: 'featureLinks';
  offers: string | null;
  service: string | null;
  sell: string | null;
}

/** One part of a vehicle page below its pictures and price, with what the dealer says about it (VDP-01). */
export type VehicleSection =
  | {
      name:
        | 'keyInformation'
        | 'video'
        | 'comments'
        | 'features'
        | 'fuelCost'
        | 'delivery'
        | 'specifications'
        | 'finance'
        | 'priceComparison'
        | 'map'
        | 'disclaimer'
        | 'similar';
    }
  | VehicleTextSection
  | VehicleClosingSection
  | VehicleFeatureLinksSection;

export type VehicleSectionName = VehicleSection['name'];
