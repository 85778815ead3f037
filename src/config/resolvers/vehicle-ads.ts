import type { Location } from '#domain/location/location.ts';
import type { VehicleAdsRules } from '#domain/page/vehicle-ads.ts';
import { suggestNearest } from '../check/nearest.ts';
import type { ResolveContext } from './context.ts';

/** Store codes by location id; a code for a location that does not exist is reported. */
export function resolveVehicleAds(
  { settings, fail }: ResolveContext,
  locations: readonly Location[],
): VehicleAdsRules | null {
  if (settings.vehicleAds === false) return null;
  const slugs = locations.map(({ slug }) => slug);
  const codes = Object.entries(settings.vehicleAds.storeCodes);
  for (const [slug] of codes)
    if (!slugs.includes(slug))
      fail(['vehicleAds', 'storeCodes', slug], `there is no location ${slug}.${suggestNearest(slug, slugs)}`);
  const ids = new Map(locations.map(({ slug, id }) => [slug, id]));
  return {
    ...settings.vehicleAds,
    storeCodes: Object.fromEntries(
      codes.flatMap(([slug, code]) => {
        const id = ids.get(slug);
        return id === undefined ? [] : [[id, code]];
      }),
    ),
  };
}
