import type { Target } from '#integration/target.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { describeArticleInputs, findArticleInputs } from '#routes/blog/article-inputs.ts';
import { isArticle } from '#routes/blog/articles.ts';
import { listBlogInputs } from '#routes/blog/blog-inputs.ts';
import { describeHome } from '#routes/home/home-inputs.ts';
import { describeLocationPage } from '#routes/location/location-inputs.ts';
import { describeListingInputs, findListingInputs } from '#routes/listing/listing-inputs.ts';
import { describeOwnPage } from '#routes/page/own-page-inputs.ts';
import { createSectionData } from '#routes/sections/section-data.ts';
import { describeSections } from '#routes/sections/section-inputs.ts';
import { describeVehicleInputs, findVehicleInputs } from '#routes/vehicle/vehicle-inputs.ts';
import { digestBytes, digestData } from './fingerprint.ts';

/**
 * What the page of each vehicle, listing, location and article, each own page, each list of articles and home are made of apart
 * from code and what the whole site shares, as a digest by the name of its file. Pages that are not named here depend on all
 * of the stock.
 */
export function describePages({ catalogue, site, pages: ownPages }: Target): Map<string, string> {
  const known = new Map<Vehicle, string>();
  const describe = (vehicle: Vehicle): string => {
    const digest = known.get(vehicle) ?? digestBytes(JSON.stringify(vehicle));
    known.set(vehicle, digest);
    return digest;
  };
  const pages = new Map<string, string>();
  for (const vehicle of catalogue.vehicles) {
    const inputs = findVehicleInputs(vehicle, catalogue, site);
    const text = describeVehicleInputs(vehicle, inputs, site, describe);
    pages.set(`cars/${vehicle.slug}/index.html`, digestBytes(text));
  }
  for (const page of catalogue.landingPages) {
    const inputs = findListingInputs(page, catalogue, site);
    const text = describeListingInputs(page, inputs, site, describe);
    pages.set(`${page.path.slice(1)}index.html`, digestBytes(text));
  }
  const context = { site, data: createSectionData(catalogue, site, ownPages), describe };
  const note = (path: string, ...shown: unknown[]): void => {
    // The footer names the year.
    pages.set(`${path.slice(1)}index.html`, digestData(...shown, new Date().getFullYear()));
  };
  for (const page of ownPages) {
    const besides = isArticle(page)
      ? describeArticleInputs(findArticleInputs(page, ownPages, catalogue, site), site, describe)
      : null;
    note(page.path, describeOwnPage(page, site), describeSections(page.sections, context), besides);
  }
  for (const inputs of listBlogInputs(ownPages, site)) note(inputs.path, inputs);
  note('/', describeHome(context));
  for (const location of site.locations)
    note(`/locations/${location.slug}/`, describeLocationPage(location, catalogue, context));
  return pages;
}
