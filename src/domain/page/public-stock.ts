import type { ExportedVehicle, VehicleCategory } from '../vehicle/vehicle.ts';

/** Version of `stock.json`. It changes when readers must change; a new optional fact does not change it. */
export const publicStockVersion = 1;

/** What a vehicle costs. `type` says what the amount includes; `text` is how the vehicle's page puts it. */
export interface PublicPrice {
  /** Whole Australian dollars. */
  amount: number;
  /**
   * `drive_away`, `estimated_drive_away`, `excluding_government_charges`, `subscription` (an amount per `per`), or the
   * dealer's own text; null when the stock does not say.
   */
  type: string | null;
  /** Only of a subscription. */
  per?: 'week' | 'month';
  text: string;
}

/** One vehicle in `stock.json`, with the facts that the table of its fields marks for it. Unknown facts are null. */
export interface PublicVehicle extends ExportedVehicle {
  id: string;
  /** Its page. */
  url: string;
  name: string;
  category: VehicleCategory;
  condition: 'new' | 'demo' | 'used';
  status: 'available' | 'coming_soon' | 'reserved' | 'sold';
  /** Null when the dealer names none, and always when sold. */
  price: PublicPrice | null;
  /** First picture. */
  image: string | null;
  location: { name: string; suburb: string; state: string } | null;
  /** ISO time of the last change in the dealer's stock. */
  updated: string | null;
}

/**
 * What `/stock.json` holds: the public facts of every vehicle that the site shows, newest first. A reader should check
 * `version`, and look at a vehicle's page before relying on price or availability, which change between builds.
 */
export interface PublicStock {
  version: typeof publicStockVersion;
  dealer: {
    name: string;
    url: string;
    /** Licences of the dealer's locations, named as the law of each state does. */
    licences: { location: string; label: string; number: string }[];
  };
  /** ISO time at which the stock was read. */
  updated: string;
  currency: 'AUD';
  vehicles: PublicVehicle[];
}
