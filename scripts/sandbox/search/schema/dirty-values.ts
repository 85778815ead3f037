import { isDetected, isPatternField } from './field.ts';
import type { Schema } from './schema.ts';

const actions = ['reject', 'drop', 'coerce_or_reject', 'coerce_or_drop'] as const;
/** What happens to a value of the wrong type. */
export type DirtyValues = (typeof actions)[number];

/** Reads `dirty_values`; without a known word a fixed schema rejects and a schema with patterns coerces. */
export function parseDirtyValues(given: string | undefined, schema: Schema): DirtyValues {
  const word = given?.toLowerCase();
  const known = actions.find((action) => action === word);
  if (known) return known;
  const isDynamic = schema.fields.some((field) => isPatternField(field) || isDetected(field));
  return isDynamic ? 'coerce_or_reject' : 'reject';
}
