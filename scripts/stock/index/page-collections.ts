import type { Dealer } from '#config/dealer.ts';
import { leadFields, offerFields, partFields } from '#services/wire/collections.ts';
import { countDocuments, createCollection } from './collections.ts';
import { IndexError } from './error.ts';
import type { IndexAddress } from './request.ts';
import { switchCollection } from './switch.ts';

const newestFirst = { default_sorting_field: 'created_at' };

/** Makes the collection that browsers write leads to, where the index has none. Throws an IndexError. */
export async function ensureLeadsCollection(index: IndexAddress, name: string): Promise<void> {
  if ((await countDocuments(index, name)) !== null) return;
  await createCollection(index, { name, fields: leadFields }).catch((error: unknown) => {
    // Another build was quicker.
    if (!(error instanceof IndexError && error.status === 409)) throw error;
  });
}

async function ensureStockCollection(index: IndexAddress, kind: 'offers' | 'parts', alias: string) {
  if ((await countDocuments(index, alias)) !== null) return;
  const fields = kind === 'offers' ? offerFields : partFields;
  await switchCollection(index, alias, { fields, ...newestFirst }, () => Promise.resolve());
}

/**
 * Makes every collection that a dealer's pages use and the index lacks: an empty one is searched and written to, a missing
 * one answers 404 to both. Vehicles are not among them, because a dealer without stock is a mistake. Throws an IndexError.
 */
export async function ensurePageCollections(
  index: IndexAddress,
  { site, build: { collections, leadDelivery } }: Dealer,
): Promise<void> {
  if (leadDelivery.name === 'typesense') await ensureLeadsCollection(index, collections.leads);
  if (site.offers) await ensureStockCollection(index, 'offers', collections.offers);
  if (site.parts) await ensureStockCollection(index, 'parts', collections.parts);
}
