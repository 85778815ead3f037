import path from 'node:path';
import type { Dealer } from '#config/dealer.ts';
import { IndexError } from '#catalogue/snapshot/index-error.ts';
import { formatAddress } from '#catalogue/snapshot/index-request.ts';
import { createLandingPages } from '#catalogue/listing/landing-pages.ts';
import { readCollection } from '#catalogue/snapshot/read-collection.ts';
import { readDocuments } from '#catalogue/snapshot/read-documents.ts';
import type { KnownStock } from '#domain/alert/merge-stock.ts';
import { createStockRecord, type StockRecord } from '#domain/alert/stock-record.ts';
import type { FixedRefinements } from '#domain/search/filters.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { isVisible } from '#domain/vehicle/visible.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';
import { UnreadableDocument } from '#services/wire/vehicle-document.ts';

/** Where stock is read, and how patiently. */
export interface ReadSettings {
  adminKey: string;
  /** Seconds of silence after which the index counts as down. */
  patience: number;
  /** Seconds after which reading a collection is given up. */
  readLimit: number;
  /** Folder for what is read. */
  folder: string;
}

/** What a dealer has tonight. */
export interface Tonight {
  stock: KnownStock;
  /** What each listing of the site fixes by its path. */
  listings: ReadonlyMap<string, FixedRefinements>;
  /** Documents that break the promised shape. */
  unreadable: number;
}

function parseSafely(document: unknown): Vehicle | null {
  try {
    return parseVehicle(document);
  } catch (error) {
    if (error instanceof UnreadableDocument) return null;
    throw error;
  }
}

/**
 * Reads the stock of a dealer. Throws an `IndexError` in words when the index does not answer or has no such collection.
 *
 * @param now epoch seconds
 */
export async function readTonight(
  { site, build: { index, collections } }: Dealer,
  { folder, ...settings }: ReadSettings,
  now: number,
): Promise<Tonight> {
  const where = formatAddress(index);
  const directory = path.join(folder, where.replace(/[^a-z0-9.]+/gi, '_'));
  const { file } = await readCollection({ ...index, ...settings }, collections.vehicles, directory);
  if (file === null) throw new IndexError(`The index at ${where} has no collection ${collections.vehicles}.`);
  const stock = new Map<string, StockRecord>();
  const visible: Vehicle[] = [];
  let unreadable = 0;
  for (const document of readDocuments(file)) {
    const vehicle = parseSafely(document);
    if (!vehicle) {
      unreadable += 1;
      continue;
    }
    const record = createStockRecord(vehicle, site.stock, now);
    if (record) stock.set(vehicle.id, record);
    if (isVisible(vehicle, site.stock, now)) visible.push(vehicle);
  }
  const pages = createLandingPages(visible, site.listing.presets, site.listingPath);
  return {
    stock,
    unreadable,
    listings: new Map(pages.map(({ path: at, refinements }) => [at, refinements])),
  };
}
