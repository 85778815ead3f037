import type { Review, ReviewFeed } from '#domain/review/review.ts';
import { omit } from '#domain/site/pick.ts';
import { checkFiles } from '../check/check-files.ts';
import { validate } from '../check/validate.ts';
import { review } from '../schemas/review/review-file.ts';
import { readReviewRows, type ReviewRow } from './review-csv.ts';
import { createTwins, explainDate } from './review-doubts.ts';
import type { Place, ReviewReading } from './review-reading.ts';

type Warn = (name: string | null, message: string) => void;

/** One review of a row; null where it cannot be read, which is told. Without a day that there was, it has none. */
function readRow(
  { cells }: ReviewRow,
  { warn, place, files, today }: Pick<ReviewReading, 'files' | 'today'> & { warn: Warn; place: Place },
): Review | null {
  let sound = true;
  const fail = (name: string | null, message: string): void => {
    sound = false;
    warn(name, `${message}\nThis review is left out.`);
  };
  const { problems } = validate(review, cells);
  const isOfDate = ({ path: [name] }: (typeof problems)[number]): boolean => name === 'date';
  const noDay = (message: string): void => warn('date', `${message}\nThis review has no day then.`);
  for (const { message } of problems.filter(isOfDate)) noDay(message);
  for (const { path, message } of problems.filter((problem) => !isOfDate(problem)))
    fail(
      String(path[0]),
      message.replace(/^\w+ is missing\..*/, 'expected something in this cell, found nothing'),
    );
  const readable = problems.some(isOfDate) ? omit(cells, 'date') : cells;
  const { output } = validate(review, readable);
  checkFiles(review, readable, files, {
    fail: ([name], message) => fail(String(name), message),
    warn: () => undefined,
  });
  const ahead = output && explainDate(output, today);
  if (ahead) noDay(ahead);
  const placed =
    output &&
    place(ahead ? { ...output, date: null } : output, ([name], message) => fail(String(name), message));
  return sound ? placed : null;
}

/** Reads reviews.csv. Exports of platforms are not written by hand: a row that cannot be read is left out and told. */
export function readReviewCsv(
  file: string,
  text: string,
  place: Place,
  { files, today, tell }: ReviewReading,
): ReviewFeed {
  const found = readReviewRows(text);
  const start = { file, line: 1, column: 1, path: '' };
  if ('message' in found) {
    tell({ ...start, severity: 'error', ...found });
    return { reviews: [], summaries: {} };
  }
  if (found.unread.length > 0)
    tell({
      ...start,
      severity: 'warning',
      message: `These columns are not read: ${found.unread.join(', ')}.`,
    });
  if (found.rows.length === 0)
    tell({
      ...start,
      severity: 'warning',
      message:
        'expected reviews below the row that names the columns, found none: no reviews are shown\nExport them once more, or take reviews out of the dealer file.',
    });
  const findTwin = createTwins();
  const reviews = found.rows.flatMap((written) => {
    const { line, row } = written;
    const warn: Warn = (name, message) =>
      tell({
        ...{ file, line, column: 1, severity: 'warning', message },
        path: name === null ? `row ${row}` : `row ${row}, column ${found.headers[name] ?? name}`,
      });
    const read = readRow(written, { warn, place, files, today });
    const first = read && findTwin(read, row);
    if (first !== null)
      warn(
        null,
        `expected each review once, found that of ${read?.customer} again, as in row ${first}\nThis one is left out.`,
      );
    return read && first === null ? read : [];
  });
  return { reviews, summaries: {} };
}
