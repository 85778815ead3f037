import type { APIRoute } from 'astro';
import { catalogue, site } from 'virtual:dealer';
import { locatePlaces } from '#catalogue/location/located-locations.ts';
import { createVocabulary } from '#catalogue/words/vocabulary.ts';
import { listPlaces } from '../location/places.ts';

/** The words of the stock, fetched when a shopper starts to search. */
export const GET: APIRoute = async () => {
  const places = await locatePlaces(listPlaces(site));
  const words = createVocabulary(catalogue.vehicles, site.search.missing.vehicles, places);
  return new Response(JSON.stringify(words), { headers: { 'content-type': 'application/json' } });
};
