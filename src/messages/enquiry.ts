/** Words of the enquiry form. Literal texts of the spec are named with their requirement. */
export const enquiryMessages = {
  'enquiry.open': 'Enquire',
  'enquiry.title': 'Enquire about this vehicle',
  'enquiry.intro': 'Ask us anything about the {vehicle}. We usually answer within one business day.',
  'enquiry.step.vehicle': 'Your question',
  'enquiry.step.contact': 'Your details',
  'enquiry.next': 'Next',
  'enquiry.back': 'Back',
  'enquiry.close': 'Close',
  'enquiry.field.name': 'Name',
  'enquiry.field.email': 'Email',
  'enquiry.field.phone': 'Phone',
  'enquiry.field.message': 'Message',
  'enquiry.field.registration': 'Registration of your vehicle',
  'enquiry.field.termsConsent': 'I accept the terms of use',
  'enquiry.field.optIn': 'Send me news and offers from {dealer}. I can unsubscribe at any time.',
  'enquiry.optional': '(optional)',
  'enquiry.submit': 'Send enquiry',
  'enquiry.submitting': 'Sending',
  /** FORM-06 */
  'enquiry.errors.title': 'Please fix the following errors:',
  'enquiry.error.name': 'Enter your name.',
  'enquiry.error.email': 'Enter an email address, such as name@example.com.',
  'enquiry.error.phone': 'Enter an Australian phone number, such as 0491 570 156.',
  'enquiry.error.message': 'Write a message.',
  'enquiry.error.terms': 'Accept the terms of use to send the form.',
  'enquiry.error.tooLong': 'This is too long.',
  /** FORM-04, spelt as in the spec (C32) */
  'enquiry.failed': 'An unexpected error occured',
  /** FORM-05 */
  'enquiry.failed.general': 'An error occurred when submitting this form',
  'enquiry.kept.offline':
    'You are offline, so your enquiry has not been sent yet. We keep it on this device and will send it as soon as you are back online.',
  'enquiry.kept.unreachable':
    'We could not reach the dealer just now, so your enquiry has not been sent yet. We keep it on this device and will send it on your next visit.',
  'enquiry.sentLater': 'Your enquiry about the {vehicle} has now been sent.',
  /** LEGAL 5 */
  'enquiry.notice':
    '{dealer} collects these details to answer you and passes them to nobody but the systems it uses to do so. Without them we cannot reply.',
  'enquiry.notice.link': 'Privacy policy',
  'enquiry.honeypot': 'Leave this field empty',
  'success.title': 'Thank you',
  'success.text': 'Your enquiry has been sent. We will be in touch soon.',
  'success.vehicle': 'You asked about the {vehicle}.',
  'success.back': 'Back to our stock',
} as const;

export type EnquiryMessage = keyof typeof enquiryMessages;
