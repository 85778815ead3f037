/** What a customer said about the dealer, somewhere else (DATA-04). */
export interface Review {
  /** As its source names it; null where it has no name. */
  id: string | null;
  customer: string;
  /** 1 to 5. */
  rating: number;
  /** Plain text; null where the customer gave stars alone. */
  text: string | null;
  /** 'YYYY-MM-DD'; null where nobody knows it. */
  date: string | null;
  /** Id of the location that it is about; null for the dealer as a whole. */
  locationId: string | null;
  /** Path of a picture of the customer in the dealer's own folder. */
  picture: string | null;
  /** Web address at which the review can be read. */
  url: string | null;
  /** What the dealer answered, plain text; null without an answer. */
  reply: string | null;
}

/** What all reviews of a location together say, those that are not shown included (LEGAL 8). */
export interface ReviewSummary {
  /** 1 to 5. */
  average: number;
  count: number;
  /** How many gave five stars, four, three, two and one, where the source states it. */
  stars?: readonly number[] | null;
}

/** Everything that one source says. */
export interface ReviewFeed {
  reviews: Review[];
  /** Figures that the source itself states, by the id of a location; '' for the dealer as a whole. */
  summaries: Record<string, ReviewSummary>;
}

/** Characters of a review that are read. */
export const longestReview = 5_000;
