import type { APIRoute } from 'astro';
import { catalogue, site } from 'virtual:dealer';
import { createPublicStock } from './public-stock.ts';

/** The stock for programs; `domain/page/public-stock.ts` documents it. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(createPublicStock(catalogue, site)), {
    headers: { 'content-type': 'application/json' },
  });
