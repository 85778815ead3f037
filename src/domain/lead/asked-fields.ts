import { mergeBounds } from './form-steps.ts';
import { readFieldRule, type FieldName } from './field.ts';
import type { FieldOption, FormField, FormStep } from './form.ts';
import type { EnquiryRules } from './enquiry-rules.ts';
import { australianStates } from '../location/states.ts';

/** One field of a form, required unless it is said otherwise. */
export const ask = (name: FieldName, required = true, rest: Partial<FormField> = {}): FormField => ({
  name,
  required,
  ...rest,
});

/** A dealer's own words as what can be chosen. */
export const listWords = (words: readonly string[]): FieldOption[] =>
  words.map((word) => ({ value: word, label: word }));

/** Who somebody is. */
export const contactDetails = [ask('name'), ask('email'), ask('phone')];

/** Two steps or, where the dealer asks all at once, the same fields in one (FORM-02). */
export function arrange(question: FormField[], details: FormField[], inSteps: boolean): FormStep[] {
  return inSteps
    ? [
        { name: 'question', fields: question },
        { name: 'details', fields: details },
      ]
    : [{ name: 'all', fields: [...details, ...question] }];
}

/** Fields that may stay empty. */
const optional: readonly FieldName[] = [
  ...(['lastName', 'postcode', 'state', 'registration', 'services'] as const),
  ...(['budget', 'kilometres', 'quantity', 'model', 'preferredDay', 'preferredTime', 'appointment'] as const),
  ...([
    'deposit',
    'term',
    'employment',
    'company',
    'position',
    'attachment',
    'ownYear',
    'ownVin',
    'dropOff',
    'salesperson',
  ] as const),
];

/** A field as a dealer usually asks it: required or not, bounds, and the state that is chosen beforehand. */
export function askAsUsual(
  name: FieldName,
  { messageRequired, bounds, defaultState }: EnquiryRules,
): FormField {
  const required = name === 'message' ? messageRequired : !optional.includes(name);
  const own = bounds[name];
  const usual = readFieldRule(name).bounds;
  return ask(name, required, {
    ...(name === 'state' ? { options: listWords(australianStates), preset: defaultState } : {}),
    ...(own && usual ? { bounds: mergeBounds(usual, own) } : {}),
  });
}
