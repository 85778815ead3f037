import type { LeadCategoryName } from './lead-category.ts';
import type { FieldName } from './lead-field.ts';
import type { FieldOption, FormField, FormStep, LeadForm } from './lead-form.ts';
import type { EnquiryRules } from './site.ts';

/** Fields that a dealer may put on the contact page; category and place stand above them. */
export const contactFields = [
  'name',
  'lastName',
  'email',
  'phone',
  'postcode',
  'message',
  'registration',
  'services',
  'budget',
  'kilometres',
] as const satisfies readonly FieldName[];

/** Rules of the general enquiry on the contact page. */
export interface ContactRules {
  fields: (typeof contactFields)[number][];
  categories: LeadCategoryName[];
  /** What can be ticked besides, in the dealer's own words (FORM-08). */
  additionalServices: string[];
  /** Slugs of the only places to choose from; null offers all that can answer (FORM-12). */
  locations: string[] | null;
}

/** Rules of the test drive page. */
export interface TestDriveRules {
  locations: string[] | null;
  /** Parts of the day to choose from, in the dealer's own words. */
  times: string[];
}

/** What can be chosen in the selects of a form, with the words for it. */
export interface FormChoices {
  categories?: FieldOption[];
  places: FieldOption[];
  conditions?: FieldOption[];
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

/** The enquiry about a vehicle or an offer (FORM-10). */
export function createEnquiryForm({
  messageRequired,
  askRegistration,
  termsConsent,
  inSteps,
}: EnquiryRules): LeadForm {
  const question = [ask('message', messageRequired)];
  if (askRegistration) question.push(ask('registration', false));
  return { name: 'enquiry', steps: arrange(question, contactDetails, inSteps), terms: termsConsent };
}

/** Fields of the contact page that may stay empty. */
const optional: readonly FieldName[] = ['lastName', 'registration', 'services', 'budget', 'kilometres'];

/** The general enquiry (FORM-10, FORM-12, FORM-19): first and last name, mobile number and email address. */
export function createContactForm(
  rules: ContactRules,
  { messageRequired, termsConsent }: EnquiryRules,
  { categories = [], places }: FormChoices,
): LeadForm {
  const fields = rules.fields
    .filter((name) => name !== 'services' || rules.additionalServices.length > 0)
    .map((name): FormField => {
      const required = name === 'message' ? messageRequired : !optional.includes(name);
      if (name === 'services') return ask(name, required, { options: listWords(rules.additionalServices) });
      if (name === 'name' && rules.fields.includes('lastName')) {
        return ask(name, required, { label: 'firstName' });
      }
      if (name === 'phone') return ask(name, required, { label: 'mobile' });
      return name === 'email' ? ask(name, required, { label: 'emailAddress' }) : ask(name, required);
    });
  // What no place can answer is not offered.
  const answered = categories.filter(
    ({ needs }) => !needs || places.some(({ offers }) => offers?.includes(needs)),
  );
  const chosen = [ask('category', true, { options: answered }), ask('location', true, { options: places })];
  return { name: 'contact', steps: [{ name: 'all', fields: [...chosen, ...fields] }], terms: termsConsent };
}

/** A test drive that is about no certain vehicle: what, where and when, then who (FORM-02, FORM-12, EVT-02). */
export function createTestDriveForm(
  { times }: TestDriveRules,
  { termsConsent }: EnquiryRules,
  { places, conditions = [] }: FormChoices,
): LeadForm {
  const question = [
    ask('model'),
    ask('condition', true, { options: conditions }),
    ask('location', true, { options: places }),
    ask('preferredDay'),
    ...(times.length > 0 ? [ask('preferredTime', false, { options: listWords(times) })] : []),
  ];
  const details = [...contactDetails, ask('message', false)];
  return { name: 'testDrive', steps: arrange(question, details, true), terms: termsConsent };
}
