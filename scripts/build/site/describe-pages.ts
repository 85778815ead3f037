import type { Target } from '#integration/target.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { describeListingInputs, findListingInputs } from '#routes/listing/listing-inputs.ts';
import { describeOwnPage } from '#routes/page/own-page-inputs.ts';
import { describeVehicleInputs, findVehicleInputs } from '#routes/vehicle/vehicle-inputs.ts';
import { digestBytes } from './fingerprint.ts';

/**
 * What the page of each vehicle, each listing and each own page is made of apart from code and what the whole site shares, as a digest
 * by the name of its file. Pages that are not named here depend on all of the stock.
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
  // Sections may show anything of the stock.
  for (const page of ownPages.filter(({ sections }) => sections.length === 0))
    pages.set(`${page.path.slice(1)}index.html`, digestBytes(describeOwnPage(page, site)));
  return pages;
}
