import type { Location } from '#domain/location/location.ts';
import type { MapLocation } from '#domain/location/map.ts';
import type { LocationStock } from '#domain/location/stock-by-location.ts';
import type { StockHere } from '#domain/location/stock-here.ts';
import type { Site } from '#domain/site/site.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** All that the page of a location draws, whatever its look. */
export interface LocationView {
  location: Location;
  /** Where it is on the site's map; null without one. */
  mapLocation: MapLocation | null;
  /** Its own picture, or the first of its page. */
  picture: string | null;
  /** Without words of its own. */
  isBare: boolean;
  /** Day of the build, 'YYYY-MM-DD'. */
  today: string;
  /** What stands there and can be bought, the newest first. */
  vehicles: Vehicle[];
  /** How many of them there are, by condition. */
  stock: StockHere[];
  /** Listing of what stands there; null where none can be narrowed to it. */
  href: string | null;
  /** Epoch seconds. */
  now: number;
}

export interface LocationProps {
  view: LocationView;
  site: Site;
}

/** All locations of a dealer, for the page that lists them. */
export interface DirectoryProps {
  entries: readonly Pick<LocationView, 'location' | 'mapLocation' | 'picture' | 'stock' | 'href'>[];
  /** How many of each kind of vehicle stand where. */
  stocks: readonly LocationStock[];
  site: Site;
}
