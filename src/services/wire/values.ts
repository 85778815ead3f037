import * as v from 'valibot';

/** Unknown in the index is an absent field; null is read as unknown too. */
const optional = <const Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema));

export const text = optional(v.string());
export const number = optional(v.number());
export const flag = optional(v.boolean());
export const texts = optional(v.array(v.string()));

/** A text that says something: '' is as unknown as null. */
export const known = (value: string | null | undefined): string | null => (value ? value : null);
