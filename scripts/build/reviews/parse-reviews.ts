import * as v from 'valibot';
import type { Review } from '#domain/review/review.ts';
import { visibleText } from '#domain/page/visible-text.ts';
import { parseReview } from '#services/wire/review.ts';

/** Sentences about single reviews in one report. */
const mostTold = 5;

function explain(document: unknown, error: v.ValiError<v.GenericSchema>): string {
  const { id } = (document ?? {}) as { id?: unknown };
  const [issue] = error.issues;
  return visibleText(
    `Review ${typeof id === 'string' || typeof id === 'number' ? id : 'without an id'} is left out: ` +
      `${v.getDotPath(issue) ?? 'it'}: ${issue.message}`,
  );
}

/** Reads reviews as their source sent them; those that cannot be read are told, the first few by themselves. */
export function parseReviews(documents: Iterable<unknown>): { reviews: Review[]; warnings: string[] } {
  const reviews: Review[] = [];
  const problems: string[] = [];
  let unread = 0;
  for (const document of documents) {
    try {
      reviews.push(parseReview(document));
    } catch (error) {
      if (!(error instanceof v.ValiError)) throw error;
      unread += 1;
      if (unread <= mostTold) problems.push(explain(document, error));
    }
  }
  const rest = unread - problems.length;
  return {
    reviews,
    warnings: [...problems, ...(rest > 0 ? [`So are ${rest} further reviews that cannot be read.`] : [])],
  };
}
