import type * as v from 'valibot';

/** Who may read a setting: browsers as written, browsers as resolved, or only the build. */
export type Audience = 'site' | 'answer' | 'build';

/** Adds a property to the schema. Metadata would appear in the JSON Schema that marketers see. */
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

/** Declares a setting public in the form that its resolver makes of it, not as it is written. */
export const answered = createMark('answer');

/** Keeps one setting of a public group on the build machine. */
export const buildOnly = createMark('build');
