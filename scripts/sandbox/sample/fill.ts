import { setImmediate as giveWay } from 'node:timers/promises';
import { offerFields, partFields, type CollectionField } from '#services/wire/collections.ts';
import { reviewFields } from '#services/wire/review-fields.ts';
import { vehicleFields } from '#services/wire/vehicle-collection.ts';
import { countDocuments, hasFields } from '../../stock/index/collections.ts';
import { importDocuments } from '../../stock/index/documents.ts';
import { IndexError } from '../../stock/index/error.ts';
import { ensureLeadsCollection } from '../../stock/index/page-collections.ts';
import type { IndexAddress } from '../../stock/index/request.ts';
import { switchCollection } from '../../stock/index/switch.ts';
import type { SampleDealer } from './dealer.ts';
import { listInvented } from './invented.ts';
import { removeSamples } from './remove.ts';
import { isOutdatedSample, isSample } from './outdated.ts';
import { createSampleOffers } from './offers.ts';
import { createSampleParts } from './parts.ts';
import { createReviewDocuments } from './reviews.ts';
import { createSampleStock, type SampleSettings } from './stock.ts';

export interface FillProgress {
  dealer: string;
  /** How many vehicles were put in, or null when the dealer had stock already. */
  vehicles: number | null;
  done: number;
  total: number;
}

export interface FillSettings extends IndexAddress {
  dealers: SampleDealer[];
  /** Epoch seconds that every date is counted from. */
  now: number;
  /** Origin of the image CDN as browsers see it; by default the index's own. */
  publicUrl?: string;
  onProgress?: (progress: FillProgress) => void;
}

const newestFirst = { default_sorting_field: 'created_at' };

/**
 * Gives every dealer without stock a sample yard and offers, through the same HTTP API that a feed uses, and makes the
 * leads collections. A dealer that has stock, sample or real, keeps it, except that sample stock whose pictures are at
 * another address (the sandbox has moved to another port), or that lacks fields of this release, is drawn anew. One that
 * has real vehicles gets nothing. Throws an IndexError.
 */
export async function fillSample(settings: FillSettings): Promise<void> {
  const { dealers, onProgress } = settings;
  for (const [index, dealer] of dealers.entries()) {
    const vehicles = await fillDealer(dealer, settings);
    onProgress?.({ dealer: dealer.slug, vehicles, done: index + 1, total: dealers.length });
  }
}

async function fillDealer(dealer: SampleDealer, settings: FillSettings): Promise<number | null> {
  const { url, apiKey, now, publicUrl = settings.url } = settings;
  const address: IndexAddress = { url, apiKey };
  const sample: SampleSettings = { dealer, now, publicUrl };
  const { vehicles, offers, parts, leads, reviews } = dealer.collections;
  await ensureLeadsCollection(address, leads);
  const outdated = await isOutdatedSample(address, vehicles, publicUrl);
  const drawn = await isSample(address, vehicles);
  // Nothing that is invented stands beside vehicles that somebody sells, also where those of a group came by an import for another.
  if (!drawn && (await countDocuments(address, vehicles)) !== null) {
    await removeSamples(address, dealer.collections);
    return null;
  }
  /** Missing, or drawn before its collection had these fields; what a dealer has put there stays. */
  const lacks = async (collection: string, fields: CollectionField[]): Promise<boolean> =>
    (await countDocuments(address, collection)) === null ||
    (drawn && !(await hasFields(address, collection, fields)));
  /** Beside invented vehicles a dealer may have put offers, parts and reviews of its own. */
  const hasRoom = async (collection: string): Promise<boolean> => {
    const found = await listInvented(address, collection);
    return found === null || (found.ids.length > 0 && !found.hasOthers);
  };
  const isDue = async (collection: string, fields: CollectionField[]): Promise<boolean> =>
    (outdated || (await lacks(collection, fields))) && (await hasRoom(collection));
  if (await isDue(offers, offerFields)) {
    await load(address, offers, { fields: offerFields, ...newestFirst }, createSampleOffers(sample));
  }
  if (dealer.parts && (await isDue(parts, partFields))) {
    await load(address, parts, { fields: partFields, ...newestFirst }, createSampleParts(sample));
  }
  const lacksReviews = dealer.reviews?.source.name === 'index' && (await lacks(reviews, reviewFields));
  if (lacksReviews && (await hasRoom(reviews))) {
    await load(
      address,
      reviews,
      { fields: reviewFields, ...newestFirst },
      createReviewDocuments(dealer, now),
    );
  }
  if (drawn && !outdated) return null;
  const stock = createSampleStock(sample);
  // Drawing takes seconds on a slow machine, in the process that also answers: now Ctrl-C and other clients are heard.
  await giveWay();
  await load(address, vehicles, { fields: vehicleFields }, stock);
  return stock.length;
}

const batchSize = 500;

async function load(
  address: IndexAddress,
  alias: string,
  shape: Parameters<typeof switchCollection>[2],
  documents: readonly object[],
): Promise<void> {
  await switchCollection(address, alias, shape, async (collection) => {
    for (let start = 0; start < documents.length; start += batchSize) {
      const results = await importDocuments(address, collection, documents.slice(start, start + batchSize));
      const refused = results.find(({ success }) => !success);
      if (refused)
        throw new IndexError(`The index refused a document of ${alias}: ${refused.error ?? ''}`, null);
    }
  });
}
