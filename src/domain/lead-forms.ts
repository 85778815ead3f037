import type { DriveRules } from './drive-slots.ts';
import type { LeadCategoryName } from './lead-category.ts';
import { arrangeSteps, mergeBounds, type StepField, type StepRules } from './form-steps.ts';
import { readFieldRule, type FieldName } from './lead-field.ts';
import type { DriveCalendar, FieldOption, FormField, FormStep, LeadForm } from './lead-form.ts';
import type { EnquiryRules } from './enquiry-rules.ts';
import { australianStates } from './states.ts';

/** Fields that a dealer may put on the contact page; category and place stand above them. */
export const contactFields = [
  'name',
  'lastName',
  'email',
  'phone',
  'postcode',
  'state',
  'message',
  'registration',
  'services',
  'budget',
  'kilometres',
  'quantity',
] as const satisfies readonly FieldName[];

/** Rules of the general enquiry on the contact page. */
export interface ContactRules {
  fields: (typeof contactFields)[number][];
  /** The same in steps, instead of `fields`; null asks all at once (FORM-02). */
  steps: StepRules | null;
  categories: LeadCategoryName[];
  /** What can be ticked besides, in the dealer's own words (FORM-08). */
  additionalServices: string[];
  /** Slugs of the only places to choose from; null offers all that can answer (FORM-12). */
  locations: string[] | null;
}

/** Rules of test drives. */
export interface TestDriveRules {
  locations: string[] | null;
  /** Appointments; without them a day is asked for, and one of the parts of the day. */
  calendar: DriveRules | false;
  /** Parts of the day to choose from, in the dealer's own words. */
  times: string[];
}

/** What can be chosen in the selects of a form, with the words for it. */
export interface FormChoices {
  categories?: FieldOption[];
  places: FieldOption[];
  conditions?: FieldOption[];
  /** Of test drives; null where no appointments are made. */
  calendar?: DriveCalendar | null;
}

const ask = (name: FieldName, required = true, rest: Partial<FormField> = {}): FormField => ({
  name,
  required,
  ...rest,
});
const listWords = (words: readonly string[]): FieldOption[] =>
  words.map((word) => ({ value: word, label: word }));

/** Two steps or, where the dealer asks all at once, the same fields in one (FORM-02). */
function arrange(question: FormField[], details: FormField[], inSteps: boolean): FormStep[] {
  return inSteps
    ? [
        { name: 'question', fields: question },
        { name: 'details', fields: details },
      ]
    : [{ name: 'all', fields: [...details, ...question] }];
}

const contactDetails = [ask('name'), ask('email'), ask('phone')];

/** Fields that may stay empty. */
const optional: readonly FieldName[] = [
  ...(['lastName', 'postcode', 'state', 'registration', 'services'] as const),
  ...(['budget', 'kilometres', 'quantity'] as const),
];

/** A field as a dealer usually asks it: required or not, bounds, and the state that is chosen beforehand. */
function askAsUsual(name: FieldName, { messageRequired, bounds, defaultState }: EnquiryRules): FormField {
  const required = name === 'message' ? messageRequired : !optional.includes(name);
  const own = bounds[name];
  const usual = readFieldRule(name).bounds;
  return ask(name, required, {
    ...(name === 'state' ? { options: listWords(australianStates), preset: defaultState } : {}),
    ...(own && usual ? { bounds: mergeBounds(usual, own) } : {}),
  });
}

/** The enquiry about a vehicle or an offer (FORM-10), in the dealer's own steps where there are some. */
export function createEnquiryForm(rules: EnquiryRules): LeadForm {
  const { askRegistration, termsConsent, inSteps, steps } = rules;
  const usual = (name: FieldName): FormField => askAsUsual(name, rules);
  if (steps) return { name: 'enquiry', steps: arrangeSteps(steps, usual), terms: termsConsent };
  const question = [usual('message'), ...(askRegistration ? [usual('registration')] : [])];
  return { name: 'enquiry', steps: arrange(question, contactDetails, inSteps), terms: termsConsent };
}

/**
 * Asks for pictures of a vehicle (FORM-18): where they go, and in words of one's own what they should show. That pictures
 * are asked for is said by the form's hidden message.
 */
export const createPhotosForm = ({ termsConsent }: EnquiryRules): LeadForm => ({
  name: 'photos',
  steps: [
    {
      name: 'all',
      fields: [ask('name'), ask('email'), ask('phone', false), ask('message', false, { label: 'wishes' })],
    },
  ],
  terms: termsConsent,
});

/** The general enquiry (FORM-10, FORM-12, FORM-19): first and last name, mobile number and email address. */
export function createContactForm(
  rules: ContactRules,
  enquiry: EnquiryRules,
  { categories = [], places }: FormChoices,
): LeadForm {
  const asked: FieldName[] = rules.steps ? rules.steps.flat().map(({ name }) => name) : rules.fields;
  const labels: Partial<Record<FieldName, FormField['label']>> = {
    ...(asked.includes('lastName') && { name: 'firstName' }),
    ...{ phone: 'mobile', email: 'emailAddress' },
  };
  const usual = (name: FieldName): FormField => {
    const label = labels[name];
    const field = askAsUsual(name, enquiry);
    return {
      ...field,
      // Who asks for a postcode here wants to know it (FORM-13); in an enquiry about a vehicle it may stay empty.
      required: field.required || name === 'postcode',
      ...(label && { label }),
      ...(name === 'services' && { options: listWords(rules.additionalServices) }),
    };
  };
  const allAtOnce = rules.fields.filter((name) => name !== 'services' || rules.additionalServices.length > 0);
  const [first, ...later] = rules.steps
    ? arrangeSteps(rules.steps, (name: StepField) => usual(name))
    : [{ name: 'all' as const, fields: allAtOnce.map(usual) }];
  // What no place can answer is not offered.
  const answered = categories.filter(
    ({ needs }) => !needs || places.some(({ offers }) => offers?.includes(needs)),
  );
  const chosen = [ask('category', true, { options: answered }), ask('location', true, { options: places })];
  const begin = { name: first?.name ?? 'all', fields: [...chosen, ...(first?.fields ?? [])] };
  return { name: 'contact', steps: [begin, ...later], terms: enquiry.termsConsent };
}

/**
 * A test drive: what, where and when, then who (FORM-02, FORM-12, EVT-02). A certain vehicle needs no words for itself, and
 * its place is asked for only where there are several (TD-01). The appointment may be left open.
 */
export function createTestDriveForm(
  { times }: TestDriveRules,
  { termsConsent }: EnquiryRules,
  { places, conditions = [], calendar = null }: FormChoices,
  about: 'vehicle' | 'any' = 'any',
): LeadForm {
  const what = [ask('model'), ask('condition', true, { options: conditions })];
  const where = [ask('location', true, { options: places })];
  const when = calendar
    ? [ask('appointment', false, { calendar })]
    : [
        ask('preferredDay'),
        ...(times.length > 0 ? [ask('preferredTime', false, { options: listWords(times) })] : []),
      ];
  const question = [
    ...(about === 'vehicle' ? [] : what),
    ...(about === 'vehicle' && places.length < 2 ? [] : where),
    ...when,
  ];
  const details = [...contactDetails, ask('message', false)];
  return { name: 'testDrive', steps: arrange(question, details, true), terms: termsConsent };
}
