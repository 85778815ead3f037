import type { MapPlace } from '#domain/location/map.ts';
import type { Site } from '#domain/site/site.ts';
import { createLiveSite, type LiveSite } from '../vehicle-props.ts';

/** What the page of a vehicle needs of the site when it is drawn in the browser as a whole. */
export type UnbuiltSite = LiveSite &
  Pick<
    Site,
    'slug' | 'finance' | 'fuelCost' | 'certified' | 'locations' | 'vehicleSections' | 'testDrive' | 'enquiry'
  >;

/** What `routes/page/not-found.astro` writes into the page for unknown addresses. */
export interface UnbuiltSettings {
  site: UnbuiltSite;
  /** The dealer's places on the site's map. */
  map: readonly MapPlace[];
  /** Title of the document, with {name}. */
  title: string;
  /** Words of the way to a vehicle. */
  crumbs: { home: string; stock: string };
}

/** The part of a site that such a page needs. */
export function createUnbuiltSite(site: Site): UnbuiltSite {
  const { slug, finance, fuelCost, certified, locations, vehicleSections, testDrive, enquiry } = site;
  return {
    ...createLiveSite(site),
    ...{ slug, finance, fuelCost, certified, locations, vehicleSections, testDrive, enquiry },
  };
}
