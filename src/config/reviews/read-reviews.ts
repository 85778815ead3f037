import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReviewFeed } from '#domain/review/review.ts';
import { readLocalTime } from '#domain/location/open-now.ts';
import type { Site } from '#domain/site/site.ts';
import { readText } from '../load/unfit-file.ts';
import { folderOf } from '../load/site-files.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { readReviewCsv } from './read-review-csv.ts';
import { createPlace, type ReviewReading } from './review-reading.ts';
import { readReviewYaml } from './review-yaml.ts';

const readers = { 'reviews.yaml': readReviewYaml, 'reviews.csv': readReviewCsv } as const;

/** Bytes of a file of reviews: exports of platforms have some thousand. */
const longestFile = 20_000_000;

/** The files of reviews in the folder of the last layer that has some; the first one counts. */
const findReviewFiles = (yamlFiles: readonly YamlFile[]) =>
  yamlFiles
    .toReversed()
    .map((layer, index) => ({
      isShared: index > 0,
      found: (['reviews.yaml', 'reviews.csv'] as const)
        .map((name) => ({ name, file: join(folderOf(layer), name) }))
        .filter(({ file }) => existsSync(file)),
    }))
    .flatMap(({ isShared, found: [counting, ...others] }) => (counting ? { isShared, counting, others } : []))
    .at(0);

/** Says that files of reviews lie there unread. */
function tellUnreadReviews({ yamlFiles, tell }: Pick<ReviewReading, 'yamlFiles' | 'tell'>): void {
  const own = findReviewFiles(yamlFiles.slice(-1));
  for (const { file } of own ? [own.counting, ...own.others] : [])
    tell({
      ...{ file, line: 1, column: 1, path: '', severity: 'warning' },
      message: 'Nothing reads this file.\nWrite reviews: { source: { name: file } } into the dealer file.',
    });
}

/** The reviews that lie in the folder of a dealer or of one of its layers. What is wrong with them is told. */
function readReviews(reading: ReviewReading): ReviewFeed {
  const { yamlFiles, locations, tell } = reading;
  const files = findReviewFiles(yamlFiles);
  const own = yamlFiles.at(-1);
  const start = { line: 1, column: 1, path: '', severity: 'error' } as const;
  if (!files) {
    const folder = own ? folderOf(own) : '';
    const message = `expected the reviews of this dealer in ${join(folder, 'reviews.yaml')} or reviews.csv, found neither\nPut one of them there, or write reviews: false.`;
    tell({ ...start, file: own?.file ?? '', message });
    return { reviews: [], summaries: {} };
  }
  const { name, file } = files.counting;
  for (const other of files.others)
    tell({
      ...{ ...start, file: other.file, severity: 'warning' },
      message: `Nothing reads this file, because ${name} lies beside it, and that one counts.\nDelete the one that is out of date.`,
    });
  const { text, problem } = readText(file, dirname(dirname(file)), longestFile);
  if (!problem)
    return readers[name](file, text.replace(/\r\n?/g, '\n'), createPlace(locations, files.isShared), reading);
  tell({ ...start, file, message: problem.message });
  return { reviews: [], summaries: {} };
}

/**
 * The reviews of a dealer that keeps them in its folder; null where they come from elsewhere, or from nowhere. `now` is in
 * epoch seconds.
 */
export function readReviewFile(
  {
    reviews,
    locations,
    timezone,
  }: Pick<Site, 'locations' | 'timezone'> & { reviews: { source: { name: string } } | null },
  { now, ...reading }: Omit<ReviewReading, 'locations' | 'today'> & { now: number },
): ReviewFeed | null {
  const today = readLocalTime(now, timezone).date;
  if (reviews?.source.name === 'file') return readReviews({ ...reading, locations, today });
  tellUnreadReviews(reading);
  return null;
}
