import type * as v from 'valibot';

/** Who may know a setting: browsers as it is written, browsers as what a resolver makes of it, or the build alone. */
export type Audience = 'site' | 'answer' | 'build';

/** A property beside those of the schema, because metadata would stand in the JSON Schema that marketers see. */
const createMark =
  <const Name extends Audience>(audience: Name) =>
  <const Setting extends v.GenericSchema>(setting: Setting): Setting & { readonly audience: Name } => ({
    ...setting,
    audience,
  });

/**
 * Declares a setting public with all that stands in it: it is part of the site under its own name, so that islands can
 * read it. A setting without any mark stays on the build machine.
 */
export const shown = createMark('site');

/** Declares a setting public as what a resolver makes of it: the site has the answer, not what is written. */
export const answered = createMark('answer');

/** Keeps one setting of a public group on the build machine. */
export const buildOnly = createMark('build');
