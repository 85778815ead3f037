import { arrange, ask, askAsUsual, contactDetails } from './asked-fields.ts';
import { arrangeSteps } from './form-steps.ts';
import type { FieldName } from './field.ts';
import type { FormField, LeadForm } from './form.ts';
import type { EnquiryRules } from './enquiry-rules.ts';

/** The enquiry about a vehicle or an offer (FORM-10), in the dealer's own steps where there are some. */
export function createEnquiryForm(rules: EnquiryRules): LeadForm {
  const { askRegistration, termsConsent, inSteps, steps } = rules;
  const asksLastName = steps?.flat().some(({ name }) => name === 'lastName') ?? false;
  const usual = (name: FieldName): FormField => ({
    ...askAsUsual(name, rules),
    ...(name === 'name' && asksLastName && { label: 'firstName' as const }),
  });
  if (steps) return { name: 'enquiry', steps: arrangeSteps(steps, usual), terms: termsConsent };
  const question = [usual('message'), ...(askRegistration ? [usual('registration')] : [])];
  return { name: 'enquiry', steps: arrange(question, contactDetails, inSteps), terms: termsConsent };
}

/**
 * Asks for pictures of a vehicle (FORM-18): where to send them, and what they should show. The form's hidden message
 * says that it is about pictures.
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
