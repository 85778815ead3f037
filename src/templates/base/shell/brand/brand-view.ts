import type { Brand } from '#domain/brand/brand.ts';
import type { VehicleCategory } from '#domain/vehicle/fields/field.ts';
import type { Offer } from '#domain/offer/offer.ts';
import type { Crumb } from '#domain/page/breadcrumbs.ts';
import type { Site } from '#domain/site/site.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Figure } from '#parts/page/Figures.tsx';
import type { RangeModel, Tile } from '#shell/sections/section.ts';

/** All that the page of a make draws, whatever its look. */
export interface BrandView {
  brand: Brand;
  crumbs: Crumb[];
  /** The make's banner, or a vehicle of it from the range or from stock. */
  picture: string | null;
  /** Listing of its stock, null where there is none. */
  stockPath: string | null;
  range: RangeModel[];
  /** What of it is here and can be bought. */
  vehicles: Vehicle[];
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

/** A make in the list of all that the dealer represents. */
export interface ListedBrand extends Pick<BrandView, 'brand' | 'picture' | 'range' | 'stock' | 'vehicles'> {
  /** How many the listing of the make shows. */
  count: number;
  /** What its cheapest new vehicle costs, in words; null where none is here with a price. */
  price: string | null;
}

export interface BrandIndexProps {
  /** Makes by what they are known for; kinds without any are left out. */
  lists: { kind: VehicleCategory; brands: ListedBrand[] }[];
  /** Makes that are in stock without being represented, by name. */
  others: Pick<Tile, 'label' | 'href' | 'count'>[];
  /** Figures of the dealer; none where it shows none. */
  figures: Figure[];
  site: Site;
}
