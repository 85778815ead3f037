import type { FieldBounds, FieldName } from './field.ts';
import type { FormField, FormStep } from './form.ts';

/** Fields that a dealer may put into the steps of a form. */
export const stepFields = [
  'name',
  'lastName',
  'email',
  'phone',
  'postcode',
  'state',
  'message',
  'registration',
  'budget',
  'kilometres',
  'quantity',
] as const satisfies readonly FieldName[];

export type StepField = (typeof stepFields)[number];

/** What is asked in each step, in order; `required` where it is not as usual. */
export type StepRules<Name extends FieldName = StepField> = readonly (readonly {
  name: Name;
  required: boolean | null;
}[])[];

/** Bounds of numbers that a dealer sets, by field; missing ones are as usual. */
export type BoundsRules = Partial<
  Record<FieldName, { [Key in keyof FieldBounds]?: FieldBounds[Key] | undefined } | undefined>
>;

/** The usual bounds of a number, with those of the dealer over them. */
export function mergeBounds(usual: FieldBounds, own: BoundsRules[FieldName] = {}): FieldBounds {
  const min = own.min ?? usual.min;
  const max = own.max ?? usual.max;
  const step = own.step ?? usual.step;
  const picks = (own.quickPicks ?? usual.quickPicks ?? []).filter((pick) => pick >= min && pick <= max);
  return { min, max, ...(step !== undefined && { step }), ...(picks.length > 0 && { quickPicks: picks }) };
}

/** A step is named after what it asks: who somebody is, what they want to know, or something else. */
function nameStep(fields: readonly FormField[]): FormStep['name'] {
  const asks = (wanted: FieldName): boolean => fields.some(({ name }) => name === wanted);
  if (asks('email')) return 'details';
  if (asks('company')) return 'business';
  if (asks('message')) return 'question';
  if (asks('ownModel')) return 'ownVehicle';
  if (asks('appointment') || asks('preferredDay')) return 'visit';
  return asks('deposit') ? 'loan' : 'more';
}

/** Steps as a dealer lists them (FORM-02); a single one needs no name. `ask` makes the field as it usually is. */
export function arrangeSteps<Name extends FieldName>(
  rules: StepRules<Name>,
  ask: (name: Name) => FormField,
): FormStep[] {
  const steps = rules.map((step) =>
    step.map(({ name, required }): FormField => {
      const usual = ask(name);
      return { ...usual, required: required ?? usual.required };
    }),
  );
  return steps.map((fields) => ({ name: steps.length === 1 ? 'all' : nameStep(fields), fields }));
}
