import type { MapLocation } from '#domain/location/map.ts';
import { pick } from '#domain/site/pick.ts';
import type { Site } from '#domain/site/site.ts';
import { createLiveSite } from '../vehicle-props.ts';

/** What the page of a vehicle reads of the site when it is drawn in the browser as a whole. */
export const createUnbuiltSite = (site: Site) => ({
  ...createLiveSite(site),
  ...pick(site, 'slug', 'finance', 'fuelCost', 'certified', 'locations'),
  ...pick(site, 'vehicleSections', 'testDrive', 'enquiry'),
});

export type UnbuiltSite = ReturnType<typeof createUnbuiltSite>;

/** What `routes/page/not-found.astro` writes into the page for unknown addresses. */
export interface UnbuiltSettings {
  site: UnbuiltSite;
  /** The dealer's locations on the site's map. */
  map: readonly MapLocation[];
  /** Title of the document, with {name}. */
  title: string;
  /** Words of the way to a vehicle. */
  crumbs: { home: string; stock: string };
}
