import type { ReviewFeed } from '#domain/review/review.ts';
import { omit } from '#domain/site/pick.ts';
import { checkFiles } from '../check/check-files.ts';
import { validate } from '../check/validate.ts';
import { formatPath, type Path } from '../load/path.ts';
import { review } from '../schemas/review/review-file.ts';
import { readReviewRows } from './review-csv.ts';
import type { Place, ReviewReading } from './review-reading.ts';

/** Reads reviews.csv. Exports of platforms are not written by hand: a line that cannot be read is left out and told. */
export function readReviewCsv(
  file: string,
  text: string,
  place: Place,
  { files, tell }: ReviewReading,
): ReviewFeed {
  const found = readReviewRows(text);
  const start = { file, line: 1, column: 1, path: '' };
  if (typeof found === 'string') {
    tell({ ...start, severity: 'error', message: found });
    return { reviews: [], summaries: {} };
  }
  if (found.unread.length > 0)
    tell({
      ...start,
      severity: 'warning',
      message: `These columns are not read: ${found.unread.join(', ')}.`,
    });
  const reviews = found.rows.flatMap(({ line, cells }) => {
    let sound = true;
    const fail = (path: Path, message: string): void => {
      sound = false;
      tell({
        ...{ file, line, column: 1, path: formatPath(path), severity: 'warning' },
        message: `${message}\nThis review is left out.`,
      });
    };
    const { problems } = validate(review, cells);
    const isOfDate = ({ path: [name] }: (typeof problems)[number]): boolean => name === 'date';
    for (const { message } of problems.filter(isOfDate))
      tell({
        ...{ file, line, column: 1, path: 'date', severity: 'warning' },
        message: `${message}\nThis review has no day then.`,
      });
    for (const { path, message } of problems.filter((problem) => !isOfDate(problem))) fail(path, message);
    const readable = problems.some(isOfDate) ? omit(cells, 'date') : cells;
    const { output } = validate(review, readable);
    checkFiles(review, readable, files, { fail, warn: () => undefined });
    const placed = output && place(output, fail);
    return sound && placed ? placed : [];
  });
  return { reviews, summaries: {} };
}
