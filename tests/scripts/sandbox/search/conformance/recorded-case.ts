import { readFileSync } from 'node:fs';

/** The folder of the recordings, and of files that their requests send. */
export const recordings = new URL('./', import.meta.url);

/** Which key a request carries: the admin key (also where none is named), none, a captured one, or a scoped one. */
export type RecordedKey =
  | string
  | { readonly scoped: string; readonly params?: object; readonly raw?: string; readonly tamper?: object };

/** A request as it was sent; `{{name}}` stands for what an earlier answer gave (see `capture`). */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly key?: RecordedKey;
  readonly keyIn?: 'query' | 'body';
  /** One of: JSON, text as it is, or a file beside the cases. */
  readonly body?: unknown;
  readonly bodyText?: string;
  readonly bodyFile?: string;
}

/** An answer, its text parsed: JSON, `{ lines }` of an import or export, else `{ text }`. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string | null>>;
}

/** How much of an answer must be the same: README.md of this folder explains each. */
export type Comparison = 'exact' | 'order' | 'error' | 'facetnames' | 'status' | 'confined';

/** One request and what the recorded server answered. */
export interface RecordedCase {
  readonly id: string;
  readonly why: string;
  readonly request: RecordedRequest;
  readonly response: Answer;
  readonly compare: Comparison;
  /** Names under which later requests find fields of this answer. */
  readonly capture?: Readonly<Record<string, string>>;
  /** Judges only the entries that these cases made. */
  readonly only?: { readonly list?: string; readonly field: string; readonly prefix: string };
  /** Paths of the answer that may differ. */
  readonly ignore?: readonly string[];
  /** Statuses that are right too, whatever the body says. */
  readonly otherStatuses?: readonly number[];
  /** Statuses that count as the recorded one. */
  readonly sameStatuses?: readonly number[];
  /** `search.facet`: the limit cuts values of one count; which of them are listed is chance. */
  readonly cutTies?: readonly string[];
  /** `search.facet`: only minimum and maximum are exact on the recorded server. */
  readonly partialStats?: readonly string[];
  readonly keepValue?: boolean;
  /** Headers that are judged. */
  readonly headers?: readonly string[];
  /** `confined`: every document has one of these values, and there are no more than `max`. */
  readonly confine?: { readonly field: string; readonly values: readonly unknown[]; readonly max: number };
  /** What is odd about the recorded server here. */
  readonly quirk?: string;
}

/** All cases, in the order in which they must be sent: later ones need what earlier ones made. */
export const recordedCases = readFileSync(new URL('cases.jsonl', recordings), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as RecordedCase);
