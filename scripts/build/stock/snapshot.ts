import path from 'node:path';
import type { Dealer } from '#config/dealer.ts';
import { describeDiskProblem } from '../../command/disk-problem.ts';
import { IndexError } from '#catalogue/snapshot/index-error.ts';
import { formatAddress } from '#catalogue/snapshot/index-request.ts';
import { readCollection, type CollectionSnapshot } from '#catalogue/snapshot/read-collection.ts';
import { readReviewSource } from '../reviews/read-source.ts';
import type { SourceReading } from '../reviews/source.ts';
import type { BuildOptions } from '../options.ts';
import { createQueue } from '../run/queue.ts';

/** A dealer's stock on disk. */
export interface DealerSnapshot {
  vehicles: CollectionSnapshot;
  offers: CollectionSnapshot;
  parts: CollectionSnapshot;
  /** Of a source outside of the dealer's folder; null where there is none. */
  reviews: SourceReading | null;
}

/** How many collections are exported at the same time. */
const atOnce = 4;

/**
 * Reads the collections of all dealers, each once however many dealers share it. A dealer whose collections cannot be
 * read gets the reason instead; the others are not affected. The answer is keyed by slug.
 */
export async function readSnapshots(
  dealers: readonly Dealer[],
  options: Pick<BuildOptions, 'data' | 'adminKey' | 'patience' | 'readLimit'>,
): Promise<Map<string, DealerSnapshot | IndexError>> {
  const readings = new Map<string, Promise<CollectionSnapshot>>();
  const queue = createQueue(atOnce);
  const read = ({ build: { index } }: Dealer, collection: string): Promise<CollectionSnapshot> => {
    const { adminKey, patience, readLimit } = options;
    const access = { ...index, adminKey, patience, readLimit };
    const folder = formatAddress(index).replace(/[^a-z0-9.]+/gi, '_');
    const name = `${folder}/${collection}`;
    const reading =
      readings.get(name) ??
      queue(() => readCollection(access, collection, path.join(options.data, 'snapshots', folder)));
    readings.set(name, reading);
    return reading;
  };
  const snapshots = dealers.map(async (dealer): Promise<[string, DealerSnapshot | IndexError]> => {
    const { slug } = dealer.site;
    const { collections } = dealer.build;
    try {
      const [vehicles, offers, parts, reviews] = await Promise.all([
        read(dealer, collections.vehicles),
        read(dealer, collections.offers),
        read(dealer, collections.parts),
        readReviewSource(dealer, { ...options, folder: path.join(options.data, 'snapshots', 'reviews') }),
      ]);
      if (vehicles.file !== null) return [slug, { vehicles, offers, parts, reviews }];
      const where = formatAddress(dealer.build.index);
      return [
        slug,
        new IndexError(
          `The index at ${where} has no collection ${collections.vehicles}. ` +
            `npm start draws sample stock for it, npm run stock -- import <file> --dealer ${slug} brings real stock.`,
        ),
      ];
    } catch (error) {
      // What nobody foresaw is this dealer's failure, too.
      if (error instanceof IndexError) return [slug, error];
      return [slug, new IndexError(describeDiskProblem(error) ?? String(error), { cause: error })];
    }
  });
  return new Map(await Promise.all(snapshots));
}
