import type { Catalogue } from '#catalogue/catalogue.ts';
import type { OwnPage } from '#config/pages/own-page.ts';
import { findTeam } from '#domain/team/team-member.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { createOfferPath } from '#domain/offer/view.ts';
import type { Site } from '#domain/site/site.ts';
import type { SitemapEntry } from '#domain/page/sitemap.ts';
import { tradeInPath } from '#domain/trade-in/path.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { listBlogInputs } from '../blog/blog-inputs.ts';
import { modelEntries } from '../model/models.ts';

/** Pictures of a vehicle that search engines are told about. */
const mostPictures = 5;

const listVehicle = ({ slug, updatedAt, createdAt, images }: Vehicle): SitemapEntry => ({
  path: `/cars/${slug}/`,
  changed: updatedAt ?? createdAt,
  images: images.slice(0, mostPictures).map(({ url }) => url),
});

/**
 * Every page that search engines should know. Sold vehicles are not among them: their pages stay for who follows a
 * link, but nobody should find one by searching. Empty listings are left out as well.
 */
export function listSitemapEntries(
  catalogue: Catalogue,
  site: Site,
  pages: readonly OwnPage[] = [],
): SitemapEntry[] {
  const { features } = site;
  return [
    { path: '/' },
    ...catalogue.landingPages.filter(({ count }) => count > 0).map(({ path }) => ({ path })),
    ...catalogue.vehicles.filter(isAvailable).map(listVehicle),
    ...(site.offers
      ? [
          { path: '/special-offers/' },
          ...catalogue.offers.map((offer) => ({ path: createOfferPath(offer, site.make) })),
        ]
      : []),
    ...modelEntries(site).map(({ path }) => ({ path })),
    ...(features.models ? [{ path: '/models/' }] : []),
    ...(site.parts ? [{ path: '/parts/search/' }] : []),
    ...(site.locationPages
      ? [{ path: '/locations/' }, ...site.locations.map(({ slug }) => ({ path: `/locations/${slug}/` }))]
      : []),
    ...(features.brands
      ? [
          { path: '/brands/' },
          ...site.brands.filter(({ overviewUrl }) => overviewUrl === null).map(({ path }) => ({ path })),
        ]
      : []),
    ...site.locations
      .filter(({ slug }) => findTeam(site.team, slug).length > 0)
      .map(({ slug }) => ({ path: `/teams/${slug}/` })),
    ...(catalogue.reviews.all ? [{ path: '/pages/reviews/' }] : []),
    ...(site.contact ? [{ path: '/contact-us/' }] : []),
    ...(site.testDrive ? [{ path: '/book-test-drive/' }] : []),
    ...(site.tradeIn ? [{ path: tradeInPath }] : []),
    ...pages.filter(({ indexed }) => indexed).map(({ path, changed }) => ({ path, changed })),
    ...listBlogInputs(pages, site)
      .filter(({ page }) => page === 1)
      .map(({ path }) => ({ path })),
    { path: '/privacy-policy/' },
    { path: '/terms-and-conditions/' },
  ];
}
