import type { ReviewFeed } from '#domain/review/review.ts';
import { checkFiles } from '../check/check-files.ts';
import { validate } from '../check/validate.ts';
import { formatPath, type Path } from '../load/path.ts';
import { reviewFile } from '../schemas/review/review-file.ts';
import { parseYamlFile } from '../yaml/yaml-file.ts';
import type { Place, ReviewReading } from './review-reading.ts';

/** Reads reviews.yaml. Every problem is told; without a sound whole there are no reviews. */
export function readReviewYaml(
  file: string,
  text: string,
  place: Place,
  { files, tell }: ReviewReading,
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
  const reviews = (output?.reviews ?? []).flatMap(
    (written, index) => place(written, (path, message) => fail(['reviews', index, ...path], message)) ?? [],
  );
  return { reviews, summaries: output?.summary ? { '': output.summary } : {} };
}
