import type { Catalogue, LandingPage } from '#catalogue/catalogue.ts';
import type { CrumbRules, ListingScope } from '#domain/page/breadcrumbs.ts';
import type { Site } from '#domain/site/site.ts';
import { createPageText } from '#messages/page/pages.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';

const isScopedTo =
  ({ carType, make, model }: ListingScope) =>
  ({ refinements }: LandingPage): boolean =>
    refinements.make === make &&
    refinements.model === model &&
    (refinements.carType ?? []).join() === (carType ?? '');

/** The rules of breadcrumbs for one site: its words, and the listings that it has. */
export function createCrumbRules({ landingPages }: Catalogue, { messages, vehicle }: Site): CrumbRules {
  const text = createPageText(messages);
  const condition = createVehicleText(messages);
  return {
    endsWithSeries: vehicle.breadcrumb === 'series',
    words: {
      home: text('pages.home'),
      stock: text('pages.stock'),
      new: condition('condition.new'),
      demo: condition('condition.demo'),
      used: condition('condition.used'),
    },
    findListing: (scope) => landingPages.find(isScopedTo(scope))?.path ?? null,
  };
}
