import type { JsonObject } from '../json.ts';
import type { Field } from './field.ts';

/** What a collection is made of, as stored and as answered (without the counts). */
export interface Schema {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly default_sorting_field: string;
  readonly enable_nested_fields: boolean;
  readonly symbols_to_index: readonly string[];
  readonly token_separators: readonly string[];
  readonly metadata?: JsonObject;
  /** Seconds since 1970. */
  readonly created_at: number;
}
