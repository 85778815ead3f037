import type { APIRoute } from 'astro';
import { catalogue } from 'virtual:dealer';

/** The map under a site's markers (LOC-03). */
export const GET: APIRoute = () =>
  new Response(catalogue.map?.svg ?? '', { headers: { 'Content-Type': 'image/svg+xml' } });
