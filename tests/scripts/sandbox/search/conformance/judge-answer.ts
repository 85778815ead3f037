import { findDifference, type Difference } from './find-difference.ts';
import { judgeHeaders } from './judge-headers.ts';
import { sorted } from './normalise-answer.ts';
import type { Answer, RecordedCase } from './recorded-case.ts';

interface Hit {
  readonly document: Readonly<Record<string, unknown>>;
}
interface Result {
  readonly code?: number;
  readonly error?: string;
  readonly message?: string;
  readonly found?: number;
  readonly hits?: readonly Hit[];
  readonly grouped_hits?: readonly { group_key: unknown; found: number; hits: readonly Hit[] }[];
  readonly facet_counts?: readonly { field_name: string; counts: readonly { value: unknown }[] }[];
}

/** The results of one search, or of many in one request. */
const readResults = (body: unknown): readonly Result[] => {
  const { results } = body as { results?: readonly Result[] };
  return Array.isArray(results) ? results : [body as Result];
};
const readIds = (hits?: readonly Hit[]): unknown => hits?.map(({ document }) => document.id);
const readError = ({ code, error, message }: Result): object =>
  error === undefined ? (message === undefined ? {} : { message }) : { code, error };

/** What of an answer a comparison looks at. */
const views: Record<Exclude<RecordedCase['compare'], 'confined'>, (body: unknown) => unknown> = {
  exact: (body) => body,
  order: (body) =>
    readResults(body).map((result) => ({
      ...readError(result),
      found: result.found,
      hits: readIds(result.hits),
      groups: result.grouped_hits?.map((group) => [group.group_key, group.found, readIds(group.hits)]),
    })),
  facetnames: (body) =>
    readResults(body).map((result) => ({
      ...readError(result),
      found: result.found,
      facets: result.facet_counts?.map(({ field_name }) => field_name),
    })),
  error: (body) => readResults(body).map(readError),
  status: () => null,
};

/** A search that may not leave its scope: an error, or only documents inside of it, counts included. */
function judgeConfined({ confine }: RecordedCase, { status, body }: Answer): Difference | null {
  if (!confine) throw new Error('A confined case names its field, values and maximum');
  if (status >= 500) return { at: 'status', expected: 'confined hits, or an error below 500', found: status };
  if (status >= 400) return null;
  const { field, values, max } = confine;
  const strange = (value: unknown): boolean => !values.includes(value);
  for (const { error, found = 0, hits = [], facet_counts = [] } of readResults(body)) {
    if (error !== undefined) continue;
    if (found > max) return { at: 'found', expected: `at most ${max}`, found };
    const seen = [
      ...hits.map(({ document }) => document[field]),
      ...facet_counts
        .filter((facet) => facet.field_name === field)
        .flatMap(({ counts }) => counts.map(({ value }) => value)),
    ];
    if (seen.some(strange)) return { at: field, expected: values, found: sorted(seen.filter(strange)) };
  }
  return null;
}

/** What is wrong with a normalised answer to a case, or null. */
export function judgeAnswer(recorded: RecordedCase, answer: Answer): Difference | null {
  const { compare, response, otherStatuses = [], sameStatuses = [] } = recorded;
  if (compare === 'confined') return judgeConfined(recorded, answer);
  if (otherStatuses.includes(answer.status)) return null;
  if (answer.status !== response.status && !sameStatuses.includes(answer.status))
    return { at: 'status', expected: response, found: answer };
  return (
    judgeHeaders(recorded, answer) ??
    findDifference(views[compare](response.body), views[compare](answer.body))
  );
}
