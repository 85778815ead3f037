import * as v from 'valibot';
import type { Dealer } from '#config/dealer.ts';
import type { ReviewFeed } from '#domain/review/review.ts';
import { parseReviewAnswer } from '#services/wire/review.ts';
import { readAnswer } from '../../command/read-answer.ts';
import { SourceError, type SourceReading } from './source.ts';
import { parseReviews } from './parse-reviews.ts';

/** Bytes and reviews of a dealer, in the answers for all its locations together: the build of all dealers holds them. */
const most = { bytes: 12_000_000, reviews: 10_000 };

/** So many times as patient as with one answer: a server that is slow with each location holds up the build of all dealers. */
const mostPatience = 2;

const tooMuch = (url: string): SourceError =>
  new SourceError(`${url} answered more reviews than a dealer has`);

async function ask(url: string, mostBytes: number, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { headers: { accept: 'application/json' }, signal });
  if (!response.ok) throw new SourceError(`${url} answered ${response.status}`);
  const text = await readAnswer(response, mostBytes);
  if (text === null) throw tooMuch(url);
  return text;
}

/** What went wrong with an address, in words. */
function explain(url: string, error: unknown): SourceError {
  if (error instanceof SourceError) return error;
  if (error instanceof v.ValiError) return new SourceError(`${url} answered something else than reviews`);
  const { name, message, cause } = error as Error & { cause?: { code?: string } };
  const reason = name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? message);
  return new SourceError(`${url} does not answer properly (${reason})`);
}

/** The reviews of each location of a dealer from the dealer API: GET /reviews?location=<id>. Throws a `SourceError`. */
export async function fetchReviews(
  { site }: Dealer,
  { patience }: { patience: number },
): Promise<SourceReading> {
  if (site.apiUrl === null) throw new SourceError('services.api.url is not set');
  const whole = AbortSignal.timeout(mostPatience * patience * 1_000);
  const feed: ReviewFeed = { reviews: [], summaries: {} };
  const warnings: string[] = [];
  const left = { ...most };
  for (const { id } of site.locations) {
    const query = new URLSearchParams({ location: id, dealership: site.dealershipId });
    const url = `${site.apiUrl}/reviews?${query}`;
    try {
      const signal = AbortSignal.any([whole, AbortSignal.timeout(patience * 1_000)]);
      const text = await ask(url, left.bytes, signal);
      const { reviews, summary } = parseReviewAnswer(JSON.parse(text));
      left.bytes -= Buffer.byteLength(text);
      left.reviews -= reviews.length;
      if (left.reviews < 0) throw tooMuch(url);
      const read = parseReviews(reviews);
      feed.reviews.push(...read.reviews.map((review) => ({ ...review, locationId: id })));
      warnings.push(...read.warnings);
      if (summary) feed.summaries[id] = summary;
    } catch (error) {
      throw explain(url, error);
    }
  }
  return { feed, warnings };
}
