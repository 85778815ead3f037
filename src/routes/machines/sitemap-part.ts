import type { APIRoute, GetStaticPaths } from 'astro';
import { catalogue, pages, site } from 'virtual:dealer';
import { countParts, formatSitemapPart } from '#domain/page/sitemap.ts';
import { listSitemapEntries } from './sitemap-entries.ts';

export const getStaticPaths: GetStaticPaths = () =>
  Array.from({ length: countParts(listSitemapEntries(catalogue, site, pages).length) }, (_, index) => ({
    params: { part: String(index + 1) },
  }));

/** One file of a sitemap of more than 50,000 addresses. */
export const GET: APIRoute = ({ params }) =>
  new Response(
    formatSitemapPart(listSitemapEntries(catalogue, site, pages), site.url, Number(params['part'])),
    {
      headers: { 'content-type': 'application/xml' },
    },
  );
