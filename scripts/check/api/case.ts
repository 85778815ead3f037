import type { Operation } from '#contract/operation.ts';

/** What an implementation answered. */
export interface Came {
  status: number;
  headers: Headers;
  /** Parsed JSON; undefined where the answer is none. */
  body: unknown;
}

/** One request and the answers that keep the contract. */
export interface Case {
  operation: Operation;
  /** What is tried, in a few words. */
  about: string;
  /** Changes something: run only when asked for. */
  writes?: true;
  /** Method, where it is not that of the operation. */
  method?: 'OPTIONS';
  parameters?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  /** JSON; a text is sent as it is. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** As a browser asks for a page of another origin. */
  fromElsewhere?: true;
  /** Statuses, one of which has to come. */
  expects: readonly number[];
  /** What else is wrong with the answer; null when nothing is. */
  judge?: (came: Came) => string | null;
}

/** What cases depend on. */
export interface Circumstances {
  /** Null: what only the dealer may ask is tried without it, and must be refused. */
  adminKey: string | null;
  /** Slug of a vehicle that is in stock; null: only what is not there is asked. */
  vehicle: string | null;
}
