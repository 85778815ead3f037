import * as v from 'valibot';
import { stepFields } from '#domain/lead/form-steps.ts';
import { suggestNearest } from '../../check/nearest.ts';
import { choice, decimal, flag, list, maybe } from '../values.ts';

const field = choice('Field.', stepFields);

const entry = v.union(
  [
    v.pipe(
      field,
      v.transform((name) => ({ name, required: null })),
    ),
    v.strictObject({ name: field, required: maybe(flag('Whether it must be filled in.')) }),
  ],
  ({ input }) =>
    typeof input === 'string'
      ? `one of ${stepFields.join(', ')}${suggestNearest(input, stepFields).replace(/^ /, '. ')}`
      : 'a field, or { name: phone, required: false }',
);

const namesOf = (steps: { name: string }[][]): string[] => steps.flat().map(({ name }) => name);

/** Steps of a form, each a list of fields (FORM-02). Consents and the privacy notice always close the last one (LEGAL 5, 6). */
export const steps = maybe(
  v.pipe(
    list(
      'Steps, each a list of fields: a name, or { name: phone, required: false }.',
      v.pipe(
        list('Fields of a step.', entry, stepFields.length),
        v.minLength(1, 'a step with at least one field'),
      ),
      4,
    ),
    v.minLength(1, 'at least one step'),
    v.check(
      (asked) => namesOf(asked).includes('name') && namesOf(asked).includes('email'),
      'at least name and email, in one of the steps: without them nobody can answer',
    ),
    v.check(
      (asked) => !asked.flat().some(({ name, required }) => name === 'email' && required === false),
      'an email that must be filled in: without it nobody can answer',
    ),
    v.check((asked) => new Set(namesOf(asked)).size === namesOf(asked).length, 'each field once'),
  ),
);

const amount = (description: string) => v.optional(decimal(description, 0, 100_000_000));

/** What a number may be, said as far as it differs (FORM-15, FORM-16, FORM-17). */
const numberBounds = (description: string) =>
  v.optional(
    v.pipe(
      v.strictObject({
        min: amount('Least.'),
        max: amount('Most.'),
        step: v.optional(decimal('Distance between two values, counted from min.', 1, 1_000_000)),
        quickPicks: v.optional(
          list('Numbers to choose with one press; [] has none.', decimal('Number.', 0, 100_000_000), 8),
        ),
      }),
      v.check(({ min = 0, max = Infinity }) => min < max, 'a max above min'),
      v.check(
        ({ min = 0, max = Infinity, quickPicks = [] }) =>
          quickPicks.every((pick) => pick >= min && pick <= max),
        'quickPicks from min to max',
      ),
      v.description(description),
    ),
  );

/** Numbers of every form. */
export const bounds = v.pipe(
  v.strictObject({
    budget: numberBounds('Budget; as usual from 5,000 to 70,000 dollars.'),
    kilometres: numberBounds('Kilometres.'),
    quantity: numberBounds('How many vehicles.'),
  }),
  v.description(
    'What numbers in forms may be: { budget: { min: 300000, max: 800000, quickPicks: [400000] } }.',
  ),
);
