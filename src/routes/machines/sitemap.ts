import type { APIRoute } from 'astro';
import { catalogue, pages, site } from 'virtual:dealer';
import { formatSitemap } from '#domain/page/sitemap.ts';
import { listSitemapEntries } from './sitemap-entries.ts';

/** The sitemap, or the list of its files where one cannot hold it. */
export const GET: APIRoute = () =>
  new Response(formatSitemap(listSitemapEntries(catalogue, site, pages), site.url), {
    headers: { 'content-type': 'application/xml' },
  });
