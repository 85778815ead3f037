import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReviewFeed } from '#domain/review/review.ts';
import type { Site } from '#domain/site/site.ts';
import { explainOutside } from '../load/outside.ts';
import { folderOf } from '../load/site-files.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { decodeText } from '../yaml/encoding.ts';
import { readReviewCsv } from './read-review-csv.ts';
import { createPlace, type ReviewReading } from './review-reading.ts';
import { readReviewYaml } from './review-yaml.ts';

const readers = { 'reviews.yaml': readReviewYaml, 'reviews.csv': readReviewCsv } as const;

/** The files of reviews in the folder of the last layer that has some. */
const findReviewFiles = (yamlFiles: readonly YamlFile[]) =>
  yamlFiles
    .toReversed()
    .map((layer, index) => ({
      isShared: index > 0,
      found: (['reviews.yaml', 'reviews.csv'] as const)
        .map((name) => ({ name, file: join(folderOf(layer), name) }))
        .filter(({ file }) => existsSync(file)),
    }))
    .find(({ found }) => found.length > 0);

/** Says that files of reviews lie there unread. */
function tellUnreadReviews({ yamlFiles, tell }: Pick<ReviewReading, 'yamlFiles' | 'tell'>): void {
  const own = findReviewFiles(yamlFiles.slice(-1));
  for (const { file } of own?.found ?? [])
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
    const message = `expected the reviews of this dealer in ${join(folder, 'reviews.yaml')} or reviews.csv, found neither`;
    tell({ ...start, file: own?.file ?? '', message });
    return { reviews: [], summaries: {} };
  }
  const feeds = files.found.map(({ name, file }) => {
    const outside = explainOutside(file, dirname(dirname(file)));
    const { text, problem } = outside === null ? decodeText(readFileSync(file)) : { text: '', problem: null };
    const message = outside === null ? problem?.message : `This file ${outside}`;
    if (message === undefined)
      return readers[name](
        file,
        text.replace(/\r\n?/g, '\n'),
        createPlace(locations, files.isShared),
        reading,
      );
    tell({ ...start, file, message });
    return { reviews: [], summaries: {} };
  });
  return {
    reviews: feeds.flatMap(({ reviews }) => reviews),
    summaries: Object.assign({}, ...feeds.map(({ summaries }) => summaries)) as ReviewFeed['summaries'],
  };
}

/** The reviews of a dealer that keeps them in its folder; null where they come from elsewhere, or from nowhere. */
export function readReviewFile(
  { reviews, locations }: Pick<Site, 'reviews' | 'locations'>,
  reading: Omit<ReviewReading, 'locations'>,
): ReviewFeed | null {
  if (reviews?.source.name === 'file') return readReviews({ ...reading, locations });
  tellUnreadReviews(reading);
  return null;
}
