import * as v from 'valibot';

/** Unknown in the index is an absent field; null is read as unknown too. */
const optional = <const Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema));

export const text = optional(v.string());
export const number = optional(v.number());
export const flag = optional(v.boolean());
export const texts = optional(v.array(v.string()));

/** A text that says something: '' is as unknown as null. */
export const known = (value: string | null | undefined): string | null => (value ? value : null);

/** Parses each document alone: one that cannot be read is left out and logged, and does not take the others along. */
export const parseReadable = <Value>(
  documents: readonly unknown[],
  parse: (document: unknown) => Value,
): Value[] =>
  documents.flatMap((document) => {
    try {
      return [parse(document)];
    } catch (error) {
      console.warn('A document of the index cannot be read.', error);
      return [];
    }
  });

/** An address that a link may lead to, or null: nothing that a feed says runs as a script. */
export function webAddress(value: string | null | undefined): string | null {
  const address = known(value);
  return address !== null && /^https?:\/\//i.test(address) ? address : null;
}
