import type { ReviewFeed } from '#domain/review/review.ts';

/** A source of reviews failed; the message is for people, without a final stop. */
export class SourceError extends Error {
  override name = 'SourceError';
}

/** What a source says, and what of it cannot be read, in sentences. */
export interface SourceReading {
  feed: ReviewFeed;
  warnings: string[];
}
