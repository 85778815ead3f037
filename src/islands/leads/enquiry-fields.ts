import type { EnquiryField } from '#domain/lead.ts';
import type { EnquiryRules } from '#domain/site.ts';

export interface TextField {
  name: Exclude<EnquiryField, 'optIn' | 'termsConsent'>;
  type: 'text' | 'email' | 'tel' | 'lines';
  autoComplete: string;
  required: boolean;
}

/** The fields of the enquiry in their order, by this dealer's rules (FORM-10). */
export function createEnquiryFields({ messageRequired, askRegistration }: EnquiryRules): TextField[] {
  const fields: TextField[] = [
    { name: 'name', type: 'text', autoComplete: 'name', required: true },
    { name: 'email', type: 'email', autoComplete: 'email', required: true },
    { name: 'phone', type: 'tel', autoComplete: 'tel', required: true },
    { name: 'message', type: 'lines', autoComplete: 'off', required: messageRequired },
  ];
  if (askRegistration) {
    fields.push({ name: 'registration', type: 'text', autoComplete: 'off', required: false });
  }
  return fields;
}
