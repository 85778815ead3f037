import type { APIRoute } from 'astro';
import { catalogue, site } from 'virtual:dealer';
import { locateLocations } from '#catalogue/location/located-locations.ts';
import { createVocabulary } from '#catalogue/words/vocabulary.ts';
import { listNearLocations } from '../location/near-locations.ts';

/** The words of the stock, fetched when a shopper starts to search. */
export const GET: APIRoute = async () => {
  const locations = await locateLocations(listNearLocations(site));
  const words = createVocabulary(catalogue.vehicles, site.search.missing.vehicles, locations);
  return new Response(JSON.stringify(words), { headers: { 'content-type': 'application/json' } });
};
