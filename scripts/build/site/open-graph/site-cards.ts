import type { Catalogue } from '#catalogue/catalogue.ts';
import { createSiteCard } from '#domain/page/open-graph.ts';
import type { Site } from '#domain/site/site.ts';
import { createVehicleCard } from '#routes/vehicle/vehicle-image.ts';
import { makeCards, type CardFolders, type MadeCards } from './make-cards.ts';

/** The pictures for shared links that the pages of a site name; none where the dealer has switched them off. */
export async function makeSiteCards(
  { vehicles }: Pick<Catalogue, 'vehicles'>,
  site: Site,
  folders: CardFolders,
): Promise<MadeCards> {
  const cards = [createSiteCard(site), ...vehicles.map((vehicle) => createVehicleCard(vehicle, site))];
  return await makeCards(
    cards.filter((card) => card !== null),
    site.openGraphImages?.quality ?? 0,
    folders,
  );
}
