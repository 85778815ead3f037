import type { APIRoute } from 'astro';
import { site } from 'virtual:dealer';

/** Everything may be read; the way to the sitemap. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain' },
  });
