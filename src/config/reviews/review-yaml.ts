import type { ReviewFeed } from '#domain/review/review.ts';
import { checkFiles } from '../check/check-files.ts';
import { validate } from '../check/validate.ts';
import { countFromOne, formatPath, type Path } from '../load/path.ts';
import { reviewFile } from '../schemas/review/review-file.ts';
import { parseYamlFile } from '../yaml/yaml-file.ts';
import { createTwins, explainDate, explainSummary } from './review-doubts.ts';
import type { Place, ReviewReading } from './review-reading.ts';

/** Reads reviews.yaml. Every problem is told; without a sound whole there are no reviews. */
export function readReviewYaml(
  file: string,
  text: string,
  place: Place,
  { files, locations, today, tell }: ReviewReading,
): ReviewFeed {
  const yaml = parseYamlFile(file, text);
  for (const problem of yaml.problems) tell({ file, severity: 'error', ...problem });
  const fail = (path: Path, message: string, at: 'key' | 'value' = 'value'): void =>
    tell({
      file,
      ...yaml.locate(path, at),
      path: at === 'key' ? '' : formatPath(path),
      message,
      severity: 'error',
    });
  if (yaml.problems.length > 0) return { reviews: [], summaries: {} };
  const { output, problems } = validate(reviewFile, yaml.value);
  for (const { path, message, at } of problems) fail(path, message, at);
  checkFiles(reviewFile, yaml.value, files, { fail, warn: () => undefined });
  const findTwin = createTwins();
  const reviews = (output?.reviews ?? []).flatMap((written, index) => {
    const ahead = explainDate(written, today);
    if (ahead !== null) fail(['reviews', index, 'date'], ahead);
    const placed = place(written, (path, message) => fail(['reviews', index, ...path], message));
    const first = placed && findTwin(placed, index);
    if (first !== null)
      fail(
        ['reviews', index],
        `expected each review once, found that of ${written.customer} again: it is the ${countFromOne(first)} review as well\nTake one of them out.`,
      );
    return placed ?? [];
  });
  const feed = { reviews, summaries: output?.summary ? { '': output.summary } : {} };
  const odd = explainSummary(feed, locations);
  if (odd !== null)
    tell({ ...{ file, ...yaml.locate(['summary']), path: 'summary', severity: 'warning' }, message: odd });
  if (output && reviews.length === 0 && output.reviews.length === 0)
    tell({
      ...{ file, ...yaml.locate(['reviews']), path: 'reviews', severity: 'warning' },
      message: 'expected reviews, found an empty list: none are shown',
    });
  return feed;
}
