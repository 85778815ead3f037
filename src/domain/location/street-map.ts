import type { SiteSettings } from '../site/settings.ts';
import type { Location } from './location.ts';

type Maps = NonNullable<SiteSettings['maps']>;

/** Services that draw streets, as a shopper may ask them to: their name, and the origin that a page then shows. */
export const streetMapServices = {
  google: { name: 'Google Maps', origin: 'https://www.google.com' },
  openstreetmap: { name: 'OpenStreetMap', origin: 'https://www.openstreetmap.org' },
} as const;

/** The service of a site; null where maps are drawn by the build alone. */
export const findStreetMapService = (maps: Pick<Maps, 'name'> | null) =>
  maps === null || maps.name === 'outline' ? null : streetMapServices[maps.name];

/** Degrees around a location: some 800 metres. */
const reach = { latitude: 0.005, longitude: 0.009 };

/** The address of a street map with a location in its middle, to be shown in a frame. Null where there is none. */
export function createStreetMapUrl(
  maps: Pick<Maps, 'name' | 'key'> | null,
  { name, address }: Pick<Location, 'name' | 'address'>,
): string | null {
  const service = findStreetMapService(maps);
  if (!service || !maps) return null;
  const { street, suburb, state, postcode, latitude, longitude, placeId } = address;
  if (maps.name === 'google') {
    const url = new URL('/maps/embed/v1/place', service.origin);
    url.searchParams.set('key', maps.key ?? '');
    const words = [name, street, suburb, `${state} ${postcode}`].join(', ');
    url.searchParams.set('q', placeId ? `place_id:${placeId}` : words);
    return url.href;
  }
  if (latitude === null || longitude === null) return null;
  const url = new URL('/export/embed.html', service.origin);
  const corners = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ];
  url.searchParams.set('bbox', corners.map((degrees) => degrees.toFixed(5)).join(','));
  url.searchParams.set('layer', 'mapnik');
  url.searchParams.set('marker', `${latitude},${longitude}`);
  return url.href;
}
