import type { APIRoute } from 'astro';
import { catalogue, site } from 'virtual:dealer';
import { createVocabulary } from '#catalogue/vocabulary.ts';

/** The words of the stock, fetched when a shopper starts to search. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(createVocabulary(catalogue.vehicles, site.search.missing.vehicles)), {
    headers: { 'content-type': 'application/json' },
  });
