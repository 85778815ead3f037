import { createCrumbData, createVehicleData } from '#domain/page/structured-data.ts';
import type { Crumb } from '#domain/page/breadcrumbs.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { formatPriceType } from '#messages/vehicle/price.ts';
import type { UnbuiltSettings } from './unbuilt-settings.ts';

/** Writes markup for machines; the next call replaces it. */
function writeData(data: readonly object[]): void {
  for (const old of document.head.querySelectorAll('[data-unbuilt-data]')) old.remove();
  for (const value of data) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.dataset['unbuiltData'] = '';
    script.textContent = JSON.stringify(value);
    document.head.append(script);
  }
}

/** Writes the head of a vehicle page: title, address and markup. `noindex` stays, because the page is not built yet. */
export function writeUnbuiltHead(
  vehicle: Vehicle,
  crumbs: readonly Crumb[],
  { site, title }: Pick<UnbuiltSettings, 'site' | 'title'>,
): void {
  document.title = title.replace('{name}', vehicle.name);
  document
    .querySelector<HTMLLinkElement>('link[rel="canonical"]')
    ?.setAttribute('href', `${site.url}/cars/${vehicle.slug}/`);
  const priceType = formatPriceType(vehicle.priceType, site.messages);
  writeData([createVehicleData(vehicle, site, priceType), ...createCrumbData(crumbs, site.url)]);
}
