import * as v from 'valibot';
import type { FieldName } from '#domain/lead/field.ts';
import { stepFields } from '#domain/lead/form-steps.ts';
import { suggestNearest } from '../../check/nearest.ts';
import { choice, decimal, flag, list, maybe } from '../values.ts';

/** A field by its name, or with whether it must be filled in. */
function createEntry<const Names extends readonly FieldName[]>(names: Names) {
  const field = choice('Field.', names);
  return v.union(
    [
      v.pipe(
        field,
        v.transform((name) => ({ name, required: null })),
      ),
      v.strictObject({ name: field, required: maybe(flag('Whether it must be filled in.')) }),
    ],
    ({ input }) =>
      typeof input === 'string'
        ? `one of ${names.join(', ')}${suggestNearest(input, names).replace(/^ /, '. ')}`
        : 'a field, or { name: phone, required: false }',
  );
}

interface Entry {
  name: string;
  required: boolean | null;
}

const asksWho = (asked: readonly Entry[]): boolean =>
  asked.some(({ name }) => name === 'name') && asked.some(({ name }) => name === 'email');
const needsEmail = (asked: readonly Entry[]): boolean =>
  !asked.some(({ name, required }) => name === 'email' && required === false);
const isDistinct = (asked: readonly Entry[]): boolean =>
  new Set(asked.map(({ name }) => name)).size === asked.length;

const emailNeeded = 'an email that must be filled in: without it nobody can answer';

/** Fields of a form in a single step. Consents and the privacy notice always follow them (LEGAL 5, 6). */
export const createFields = <const Names extends readonly FieldName[]>(description: string, names: Names) =>
  v.pipe(
    list(description, createEntry(names), names.length),
    v.check((asked) => asksWho(asked), 'at least name and email: without them nobody can answer'),
    v.check((asked) => needsEmail(asked), emailNeeded),
    v.check((asked) => isDistinct(asked), 'each field once'),
  );

/** Steps of a form, each a list of fields (FORM-02). Consents and the privacy notice always close the last one (LEGAL 5, 6). */
export const createSteps = <const Names extends readonly FieldName[]>(description: string, names: Names) =>
  v.pipe(
    list(
      description,
      v.pipe(
        list('Fields of a step.', createEntry(names), names.length),
        v.minLength(1, 'a step with at least one field'),
      ),
      4,
    ),
    v.minLength(1, 'at least one step'),
    v.check(
      (asked) => asksWho(asked.flat()),
      'at least name and email, in one of the steps: without them nobody can answer',
    ),
    v.check((asked) => needsEmail(asked.flat()), emailNeeded),
    v.check((asked) => isDistinct(asked.flat()), 'each field once'),
  );

/** Own steps of the usual forms. */
export const steps = maybe(
  createSteps('Steps, each a list of fields: a name, or { name: phone, required: false }.', stepFields),
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
