import type { APIRoute } from 'astro';
import { pages, site } from 'virtual:dealer';
import { createFeed } from './create-feed.ts';
import { formatFeed } from '#domain/blog/feed.ts';

export const getStaticPaths = () => (site.blog ? [{ params: { blog: site.blog.path.slice(1, -1) } }] : []);

/** The newest articles for readers of feeds. */
export const GET: APIRoute = () =>
  new Response(site.blog ? formatFeed(createFeed(pages, site, site.blog)) : null, {
    headers: { 'content-type': 'application/rss+xml' },
  });
