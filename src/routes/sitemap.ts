import type { APIRoute } from 'astro';
import { catalogue, site } from 'virtual:dealer';
import { modelEntries } from './models.ts';
import { createOfferPath } from '#domain/offer-view.ts';

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Every page that search engines should know, vehicles with the day of their last change. */
function pages(): { path: string; changed?: number | null }[] {
  const { features } = site;
  return [
    { path: '/' },
    ...catalogue.landingPages.filter(({ count }) => count > 0),
    ...catalogue.vehicles.map(({ slug, updatedAt }) => ({ path: `/cars/${slug}/`, changed: updatedAt })),
    ...(features.offers
      ? [
          { path: '/special-offers/' },
          ...catalogue.offers.map((offer) => ({ path: createOfferPath(offer, site.make) })),
        ]
      : []),
    ...modelEntries(site).map(({ path }) => ({ path })),
    ...(features.models ? [{ path: '/models/' }] : []),
    ...(features.parts ? [{ path: '/parts/search/' }] : []),
    ...(features.locationPages
      ? [{ path: '/locations/' }, ...site.locations.map(({ slug }) => ({ path: `/locations/${slug}/` }))]
      : []),
    ...(features.brands
      ? [
          { path: '/brands/' },
          ...site.brands
            .filter(({ overviewUrl }) => overviewUrl === null)
            .map(({ slug }) => ({ path: `/${slug}/overview/` })),
        ]
      : []),
    ...(features.contact ? [{ path: '/contact-us/' }] : []),
    ...(features.testDrive ? [{ path: '/book-test-drive/' }] : []),
    { path: '/privacy-policy/' },
    { path: '/terms-and-conditions/' },
  ];
}

export const GET: APIRoute = () => {
  const entries = pages().map(({ path, changed }) => {
    const day = changed ? `<lastmod>${new Date(changed * 1000).toISOString().slice(0, 10)}</lastmod>` : '';
    return `<url><loc>${escape(site.url + path)}</loc>${day}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
};
