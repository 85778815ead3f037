import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { IndexError } from '#catalogue/snapshot/index-error.ts';
import type { IndexAccess } from '#catalogue/snapshot/index-request.ts';
import { readCollection } from '#catalogue/snapshot/read-collection.ts';
import { readDocuments } from '#catalogue/snapshot/read-documents.ts';
import type { Dealer } from '#config/dealer.ts';
import { readLocalTime } from '#domain/location/open-now.ts';
import type { ReviewFeed } from '#domain/review/review.ts';
import { writeWhole } from '../../command/write-whole.ts';
import { fetchReviews } from './fetch-reviews.ts';
import { siftReviews } from './sift-reviews.ts';
import { parseReviews } from './parse-reviews.ts';
import { SourceError, type SourceReading } from './source.ts';

/** What reviews of one dealer are read with. */
export interface ReviewAccess extends Pick<IndexAccess, 'adminKey' | 'patience' | 'readLimit'> {
  /** Epoch seconds; now when left out. */
  now?: number;
  /** Folder in which each dealer's last good reviews lie. */
  folder: string;
}

async function readIndex({ site, build }: Dealer, access: ReviewAccess): Promise<SourceReading> {
  const name = build.collections.reviews;
  const folder = path.join(access.folder, site.slug);
  const { file } = await readCollection({ ...access, ...build.index }, name, folder);
  if (file === null)
    throw new SourceError(
      `the index has no collection ${name}, which npm run stock -- import <file> --kind reviews --dealer ${site.slug} makes`,
    );
  const { reviews, warnings } = parseReviews(readDocuments(file));
  // What is said of a dealer with one location is said of that location.
  const only = site.locations.length === 1 ? (site.locations[0]?.id ?? null) : null;
  const placed = reviews.map((review) => ({ ...review, locationId: review.locationId ?? only }));
  return { feed: { reviews: placed, summaries: {} }, warnings };
}

function readKept(file: string): ReviewFeed | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ReviewFeed;
  } catch {
    return null;
  }
}

/**
 * The reviews of a dealer whose settings name a source elsewhere, for its next build; null where they lie in its folder
 * or nowhere. A source that fails keeps its last good reviews, and never keeps a site from its stock.
 */
export async function readReviewSource(
  dealer: Dealer,
  access: ReviewAccess,
): Promise<{ feed: ReviewFeed; warnings: string[] } | null> {
  const source = dealer.site.reviews?.source.name ?? 'file';
  if (source === 'file') return null;
  const kept = path.join(access.folder, `${dealer.site.slug}.json`);
  try {
    const read = source === 'api' ? await fetchReviews(dealer, access) : await readIndex(dealer, access);
    const { date: today } = readLocalTime(access.now ?? Date.now() / 1_000, dealer.site.timezone);
    const { reviews, warnings } = siftReviews(read.feed.reviews, today);
    const reading = { feed: { ...read.feed, reviews }, warnings: [...read.warnings, ...warnings] };
    mkdirSync(access.folder, { recursive: true });
    writeWhole(kept, JSON.stringify(reading.feed));
    return reading;
  } catch (error) {
    if (!(error instanceof SourceError || error instanceof IndexError)) throw error;
    const former = readKept(kept);
    const reason = error.message.replace(/\.$/, '');
    const outcome = former ? 'The site keeps the reviews read last.' : 'The site shows none.';
    return {
      feed: former ?? { reviews: [], summaries: {} },
      warnings: [`Reviews could not be read: ${reason}. ${outcome}`],
    };
  }
}
