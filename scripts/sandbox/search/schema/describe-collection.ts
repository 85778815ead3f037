import type { JsonObject, JsonValue } from '../json.ts';
import { sortKeys } from '../json.ts';
import type { Schema } from './schema.ts';

/** A collection as GET /collections answers it. */
export function describeCollection(schema: Schema, documents: number): JsonObject {
  return sortKeys({ ...schema, num_documents: documents } as unknown as JsonValue) as JsonObject;
}
