import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { Site } from '#domain/site/site.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { CarType, Vehicle } from '#domain/vehicle/vehicle.ts';
import { createPageText } from '#messages/page/pages.ts';
import { isSameName } from '#domain/site/same-name.ts';

/** Vehicles of a make under one heading, with the way to all of them. */
export interface BrandStock {
  title: string;
  count: number;
  /** The first of them. */
  vehicles: Vehicle[];
  href: string;
}

/** What of a make is here and can be bought. */
export const findMakeVehicles = (
  { vehicles }: Pick<Catalogue, 'vehicles'>,
  { name }: Pick<Brand, 'name'>,
): Vehicle[] => vehicles.filter((vehicle) => isAvailable(vehicle) && isSameName(vehicle.make, name));

/** Title and description of the page of a make. They stay in search engines, so they promise no stock that is not there. */
export function headBrand(
  { name }: Pick<Brand, 'name'>,
  vehicles: readonly Vehicle[],
  site: Pick<Site, 'name' | 'messages'>,
): { title: string; description: string } {
  const text = createPageText(site.messages);
  const values = { name, site: site.name };
  const has = vehicles.length > 0;
  return {
    title: text(has ? 'pages.brandTitle' : 'pages.brandTitleNone', values),
    description: text(has ? 'pages.brandDescription' : 'pages.brandDescriptionNone', values),
  };
}

/** What shoppers look for apart. */
const parts: readonly (readonly CarType[])[] = [['new', 'demo'], ['used']];

/** Vehicles that the page shows of each part. */
const mostShown = 8;

function titleOf(vehicles: readonly Vehicle[]) {
  const has = (condition: CarType): boolean => vehicles.some(({ carType }) => carType === condition);
  if (has('used')) return 'pages.brandUsed';
  return has('demo') ? 'pages.brandNewAndDemo' : 'pages.brandNew';
}

/**
 * The stock of a make, new and used apart; a part without vehicles is left out.
 *
 * @param listing path of the listing of the make
 */
export function splitBrandStock(
  vehicles: readonly Vehicle[],
  name: string,
  listing: string,
  site: Pick<Site, 'listing' | 'messages'>,
): BrandStock[] {
  const text = createPageText(site.messages);
  const narrow = (conditions: readonly CarType[]): string =>
    site.listing.facets.includes('condition')
      ? `?${new URLSearchParams(conditions.map((condition) => ['condition', condition]))}`
      : '';
  return parts.flatMap((conditions) => {
    const found = vehicles.filter(({ carType }) => conditions.includes(carType));
    if (found.length === 0) return [];
    return {
      title: text(titleOf(found), { name }),
      count: found.length,
      vehicles: found.slice(0, mostShown),
      href: listing + narrow(conditions),
    };
  });
}
