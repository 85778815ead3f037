import type { APIRoute } from 'astro';
import { catalogue, pages, site } from 'virtual:dealer';
import { locateLocations } from '#catalogue/location/located-locations.ts';
import { createVocabulary } from '#catalogue/words/vocabulary.ts';
import { listFoundPages } from '../page/found-pages.ts';
import { listNearLocations } from '../location/near-locations.ts';

/** The words of the stock and the titles of own pages, fetched when a shopper starts to search. */
export const GET: APIRoute = async () => {
  const locations = await locateLocations(listNearLocations(site));
  const words = createVocabulary(catalogue.vehicles, site.search.missing.vehicles, locations);
  const found = listFoundPages(pages);
  const all = found.length > 0 ? { ...words, pages: found } : words;
  return new Response(JSON.stringify(all), { headers: { 'content-type': 'application/json' } });
};
