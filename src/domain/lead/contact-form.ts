import { ask, askAsUsual, listWords } from './asked-fields.ts';
import { arrangeSteps, stepFields, type StepField } from './form-steps.ts';
import type { FieldName } from './field.ts';
import type { FieldOption, FormField, LeadForm } from './form.ts';
import type { EnquiryRules } from './enquiry-rules.ts';
import type { SiteSettings } from '../site/settings.ts';

/** Fields that a dealer may put on the contact page; category and location stand above them. */
export const contactFields = [...stepFields, 'services'] as const satisfies readonly FieldName[];

/** Rules of the general enquiry on the contact page. */
export type ContactRules = NonNullable<SiteSettings['contact']>;

/** The general enquiry (FORM-10, FORM-12, FORM-19): first and last name, mobile number and email address. */
export function createContactForm(
  rules: ContactRules,
  enquiry: EnquiryRules,
  {
    categories = [],
    locations,
    people = [],
  }: { categories?: FieldOption[]; locations: FieldOption[]; people?: FieldOption[] },
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
      // A dealer who asks for a postcode here needs it (FORM-13). In an enquiry about a vehicle it is optional.
      required: field.required || name === 'postcode',
      ...(label && { label }),
      ...(name === 'services' && { options: listWords(rules.additionalServices) }),
    };
  };
  const allAtOnce = rules.fields.filter((name) => name !== 'services' || rules.additionalServices.length > 0);
  const [first, ...later] = rules.steps
    ? arrangeSteps(rules.steps, (name: StepField) => usual(name))
    : [{ name: 'all' as const, fields: allAtOnce.map(usual) }];
  // What no location can answer is not offered.
  const answered = categories.filter(
    ({ needs }) => !needs || locations.some(({ offers }) => offers?.includes(needs)),
  );
  const chosen = [
    ask('category', true, { options: answered }),
    ask('location', true, { options: locations }),
    ...(people.length > 0 ? [ask('salesperson', false, { options: people })] : []),
  ];
  const begin = { name: first?.name ?? 'all', fields: [...chosen, ...(first?.fields ?? [])] };
  return { name: 'contact', steps: [begin, ...later], terms: enquiry.termsConsent };
}
