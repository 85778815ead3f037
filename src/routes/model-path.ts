import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Offer } from '#domain/offer.ts';

/** Where 'Explore {model}' of an offer leads: the model's own page, else the listing of its stock (ROUTE-18). */
export function findModelPath({ make, model }: Offer, catalogue: Catalogue): string | null {
  if (!model) return null;
  if (model.overrideUrl) return model.overrideUrl;
  const same = (one: string | undefined, other: string | null): boolean =>
    other !== null && one?.toLowerCase() === other.toLowerCase();
  const page = catalogue.landingPages.find(
    ({ kind, refinements }) =>
      kind === 'model' &&
      same(refinements.model, model.name) &&
      (make === null || same(refinements.make, make)),
  );
  return page?.path ?? null;
}
