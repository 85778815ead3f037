import type { Catalogue } from '#catalogue/catalogue.ts';
import type { ModelEntry } from '#domain/model/model-page.ts';
import type { Offer } from '#domain/offer/offer.ts';
import { isSameName } from '#domain/site/same-name.ts';

/**
 * Where 'Explore {model}' of an offer leads (ROUTE-18): the page that replaces the model's own, else the model's own
 * page, else, for a model that is not in the range, the listing of its stock.
 */
export function findModelPath(
  { make, model }: Offer,
  catalogue: Catalogue,
  entries: readonly ModelEntry[],
): string | null {
  if (!model) return null;
  if (model.overrideUrl) return model.overrideUrl;
  const entry = entries.find(
    (known) =>
      isSameName(known.model.name, model.name) &&
      (make === null || isSameName(known.manufacturer.name, make)),
  );
  if (entry) return entry.exploreHref;
  const page = catalogue.landingPages.find(
    ({ kind, refinements, count }) =>
      kind === 'model' &&
      count > 0 &&
      isSameName(refinements.model, model.name) &&
      (make === null || isSameName(refinements.make, make)),
  );
  return page?.path ?? null;
}
