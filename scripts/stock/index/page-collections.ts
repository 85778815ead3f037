import type { Dealer } from '#config/dealer.ts';
import { leadEntries } from '#domain/lead/document.ts';
import { leadFields, offerFields, partFields } from '#services/wire/collections.ts';
import { countDocuments, createCollection, readFields, type KnownField } from './collections.ts';
import { IndexError } from './error.ts';
import type { IndexAddress } from './request.ts';
import { switchCollection } from './switch.ts';

const newestFirst = { default_sorting_field: 'created_at' };

/** What every enquiry has. */
const alwaysThere: ReadonlySet<string> = new Set(
  Object.entries(leadEntries).flatMap(([name, { type }]) => (type === 'optional' ? [] : [name])),
);

/** Why a collection of such fields takes no lead; null when it does. */
function explainRefusal(fields: readonly KnownField[]): string | null {
  for (const { name, type, optional } of fields) {
    const own = leadFields.find((field) => field.name === name);
    if (own && type !== own.type && type !== 'auto')
      return `its field "${name}" is ${type}, where enquiries have ${own.type}`;
    if (!optional && !alwaysThere.has(name) && !/[.*]/.test(name))
      return `its field "${name}" has to be there, and enquiries do not have it`;
  }
  return null;
}

/**
 * Makes the collection that browsers write leads to, where the index has none; one that is there has to take them. Throws an
 * IndexError.
 */
export async function ensureLeadsCollection(index: IndexAddress, name: string): Promise<void> {
  const known = await readFields(index, name);
  const refusal = known && explainRefusal(known);
  if (refusal)
    throw new IndexError(
      `No enquiry would arrive: the collection ${name} of the index at ${index.url} is not for enquiries, because ${refusal}. ` +
        'Delete or rename it, and build again: an empty one is made.',
      null,
    );
  if (known) return;
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
