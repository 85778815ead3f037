import type { Brand } from '#domain/brand/brand.ts';
import type { Offer } from '#domain/offer/offer.ts';
import type { Crumb } from '#domain/page/breadcrumbs.ts';
import type { Site } from '#domain/site/site.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { RangeModel } from '#shell/sections/section.ts';

/** All that the page of a make draws, whatever its look. */
export interface BrandView {
  brand: Brand;
  crumbs: Crumb[];
  /** The make's banner, or a vehicle of it from the range or from stock. */
  picture: string | null;
  /** Listing of its stock, null where there is none. */
  stockPath: string | null;
  range: RangeModel[];
  /** New and used ones apart. */
  stock: { title: string; count: number; href: string; vehicles: Vehicle[] }[];
  offers: Offer[];
  /** Epoch seconds. */
  now: number;
}

export interface BrandProps {
  view: BrandView;
  site: Site;
}
