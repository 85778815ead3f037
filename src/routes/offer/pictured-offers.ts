import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Offer } from '#domain/offer/offer.ts';
import type { Site } from '#domain/site/site.ts';
import { isSameName } from '#domain/site/same-name.ts';
import { findOfferVehicles, stockModels } from '../model/models.ts';

/** Running offers; one on a model without a picture of its own shows the model, and never another one (OFFR-04). */
export function picturedOffers(catalogue: Catalogue, site: Site): Offer[] {
  const bare = catalogue.offers.some(({ image, model }) => image === null && model !== null);
  const models = bare ? stockModels(catalogue, site) : [];
  const pictureOf = (offer: Offer): string | null =>
    models.find(
      ({ model, manufacturer }) =>
        isSameName(offer.model?.name ?? null, model.name) &&
        (offer.make === null || isSameName(offer.make, manufacturer.name)),
    )?.model.image ??
    findOfferVehicles(catalogue, offer).find(({ images }) => images.length > 0)?.images[0]?.url ??
    null;
  return catalogue.offers.map((offer) => (offer.image ? offer : { ...offer, image: pictureOf(offer) }));
}
