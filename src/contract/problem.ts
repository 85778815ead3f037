import * as v from 'valibot';
import type { Answer, Described } from './operation.ts';

const text = v.string();

/** What every answer from 400 on says. */
export const problem = {
  schema: v.object({
    message: text,
    error: v.optional(text),
    errors: v.optional(v.array(v.object({ field: text, message: text }))),
  }),
  fields: {
    message: 'What is wrong, in a sentence that may be shown to a shopper.',
    error: 'The same. A refused lead must have it: the platform’s own name for it.',
    errors: 'Each field that is wrong.',
    'errors.field': 'Path of the field, such as userData.phone; empty for the whole.',
    'errors.message': 'What is wrong with it.',
  },
} satisfies Described;

/** An answer that says no, with its meaning. */
// @__NO_SIDE_EFFECTS__
export function refusal(about: string): Answer & { body: typeof problem } {
  return { about, body: problem };
}

/** A page of another site has a browser ask. */
export const foreign = refusal('The call does not come from a page of the site itself.');
