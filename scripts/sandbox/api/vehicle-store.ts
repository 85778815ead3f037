import type { Dealer } from '#config/dealer.ts';
import { allOf, hasValue, isAtLeast } from '#domain/search/index-filter.ts';
import { findSame, type KnownVehicle } from './find-same.ts';
import { createStockIndex } from './stock-index.ts';
import { readSampleOrigin, samplePictures } from '../sample/outdated.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';
import { UnreadableDocument } from '#services/wire/vehicle-document.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

export interface VehicleStore {
  /**
   * The vehicle of a page address and the name of the collection that it stands in: that of the dealer who asks, since somebody
   * else may have a vehicle of that address; where nobody says who asks, the first of all. Null when there is none, when it is
   * hidden from the website, or when it cannot be read, which is said on the terminal.
   *
   * @param dealers those of all sites: a collection of vehicles may have any name in their files
   */
  findBySlug: (
    slug: string,
    asking: Dealer | undefined,
    dealers: readonly Dealer[],
  ) => Promise<{ vehicle: Vehicle; collection: string } | null>;
  /** The vehicle of a collection that an id or a slug names; null where there is none, or none that can be read. */
  findIn: (collection: string, name: string) => Promise<Vehicle | null>;
  /** The vehicle that was known earlier, as `find-same.ts` finds it; null where it is gone, or cannot be read. */
  findSame: (collection: string, known: KnownVehicle) => Promise<Vehicle | null>;
  /**
   * How many vehicles of a collection were sold from an instant on, in epoch seconds; none where there is no stock yet, and null
   * where the index cannot tell.
   */
  countSold: (collection: string, from: number) => Promise<number | null>;
  /** Whether there is a stock of this name. */
  hasStock: (collection: string) => Promise<boolean>;
  /** Whether a collection holds vehicles that no sandbox has drawn. */
  isOwnStock: (collection: string) => Promise<boolean>;
}

/** A document that can be read; of any other one line says what is wrong with it, and there is no such vehicle. */
function readDocument(document: unknown, where: string): Vehicle | null {
  try {
    return parseVehicle(document);
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    console.warn(`${where} cannot be read: ${error.message}`);
    return null;
  }
}

/** Reads vehicles from the sandbox's own index, as a dealer's server would from its stock system. */
export function createVehicleStore({
  search,
  apiKey,
}: {
  search: (request: Request) => Response | Promise<Response>;
  apiKey: string;
}): VehicleStore {
  const { has, listAliases, list, findHit, findInAll, ...index } = createStockIndex({
    answer: search,
    apiKey,
  });
  const findBySlug: VehicleStore['findBySlug'] = async (slug, asking, dealers) => {
    // Also of dealers whose files cannot be read now.
    const usual = asking ? [] : (await listAliases()).filter((name) => name.startsWith('vehicles_'));
    const named = (asking ? [asking] : dealers).map(({ build }) => build.collections.vehicles);
    const hit = await findInAll([...new Set([...named, ...usual])], slug);
    if (!hit) return null;
    const { collection, document } = hit;
    const vehicle = readDocument(document, `Vehicle ${slug} of ${collection}`);
    return vehicle?.showOnDealerWebsite ? { vehicle, collection } : null;
  };
  const countSold: VehicleStore['countSold'] = async (collection, from) => {
    if (!(await has(collection))) return 0;
    const isSold = allOf(hasValue('status', 'sold'), isAtLeast('sold_date_timestamp', from));
    return index.count(collection, isSold);
  };
  const findIn: VehicleStore['findIn'] = async (collection, name) => {
    if (!(await has(collection))) return null;
    const hit = (await findHit(collection, 'id', name)) ?? (await findHit(collection, 'slug', name));
    return hit ? readDocument(hit.document, `Vehicle ${name} of ${collection}`) : null;
  };
  const findSameIn: VehicleStore['findSame'] = async (collection, known) => {
    if (!(await has(collection))) return null;
    const { vehicleId } = known;
    const where = `Vehicle ${vehicleId} of ${collection}`;
    return findSame<Vehicle>(known, {
      byId: async () => {
        const hit = await findHit(collection, 'id', vehicleId);
        return hit ? readDocument(hit.document, where) : null;
      },
      byVin: async (vin) =>
        (await list(collection, hasValue('vin', vin))).flatMap(
          ({ document }) => readDocument(document, where) ?? [],
        ),
    });
  };
  const isOwnStock: VehicleStore['isOwnStock'] = async (collection) => {
    if (!(await has(collection))) return false;
    return readSampleOrigin(await index.search(collection, samplePictures)) === null;
  };
  return { hasStock: has, countSold, findIn, findSame: findSameIn, findBySlug, isOwnStock };
}
