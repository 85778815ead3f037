import type { Value } from '../clean/cleaner.ts';

/** One record of a feed. `line` is the line of the file on which it starts, counted from 1. */
export type Row =
  | { line: number; values: Record<string, Value> }
  /** A line that is no record: it is rejected with this reason. */
  | { line: number; broken: string; text: string; cells?: string[] };

export interface Feed {
  /** Names of the columns when the file states them; null in JSON Lines, where every record has its own. */
  columns: string[] | null;
  /** What parts the cells of a CSV file; null in JSON Lines. */
  delimiter: string | null;
  rows: AsyncIterable<Row>;
}
