/** Words of the enquiry form. Literal texts of the spec are named with their requirement. */
export const enquiryMessages = {
  'enquiry.open': 'Enquire',
  'enquiry.title': 'Enquire about this vehicle',
  'enquiry.intro': 'Ask us anything about the {vehicle}.',
  'enquiry.offer.title': 'Enquire about this offer',
  'enquiry.offer.intro': 'Ask us anything about “{offer}”.',
  'enquiry.step.question': 'Your question',
  'enquiry.step.details': 'Your details',
  'enquiry.step.more': 'A few more details',
  'enquiry.step.testDrive': 'Your drive',
  'enquiry.step.of': 'Step {step} of {steps}',
  'enquiry.next': 'Next',
  'enquiry.back': 'Back',
  'enquiry.close': 'Close',
  'enquiry.field.name': 'Name',
  'enquiry.field.email': 'Email',
  'enquiry.field.phone': 'Phone',
  'enquiry.field.message': 'Message',
  'enquiry.field.registration': 'Registration of your vehicle',
  /** FORM-19 */
  'enquiry.field.firstName': 'First Name',
  'enquiry.field.lastName': 'Last Name',
  'enquiry.field.mobile': 'Mobile Number',
  'enquiry.field.emailAddress': 'Email Address',
  'enquiry.field.postcode': 'Postcode',
  'enquiry.field.category': 'What is it about?',
  'enquiry.field.location': 'Location',
  'enquiry.field.model': 'Model that interests you',
  'enquiry.field.condition': 'Condition',
  'enquiry.field.preferredDay': 'Preferred day',
  'enquiry.field.preferredTime': 'Preferred time',
  'enquiry.field.services': 'Also interested in',
  'enquiry.field.state': 'State',
  'enquiry.field.quantity': 'How many vehicles',
  'enquiry.field.budget': 'Budget',
  'enquiry.field.kilometres': 'Kilometres of your vehicle',
  'enquiry.choose': 'Choose',
  'enquiry.anyTime': 'Any time',
  /** FORM-16 */
  'enquiry.kilometres.suffix': ' kms',
  'enquiry.category.general': 'General Enquiry',
  'enquiry.category.sales': 'Sales Enquiry',
  'enquiry.category.service': 'Service Enquiry',
  'enquiry.category.parts': 'Parts Enquiry',
  /** FORM-09 */
  'enquiry.category.careers': 'Careers Enquiry',
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
  'enquiry.error.missing': 'Fill in: {label}.',
  'enquiry.error.choose': 'Choose: {label}.',
  'enquiry.error.date': 'Choose a day from today on.',
  'enquiry.error.between': '{label}: enter a number from {least} to {most}.',
  /** FORM-17 */
  'enquiry.error.step': '{label}: enter a number in steps of {step}, from {least}.',
  /** FORM-13 */
  'enquiry.error.postcode': 'Invalid postcode. Please enter a 4-digit number.',
  /** FORM-14: four digits that no place has. */
  'enquiry.error.postcodeUnknown': 'Invalid postcode',
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
  'enquiry.sentLater.general': 'Your enquiry has now been sent.',
  'enquiry.notFetched': 'The form could not be opened. Please try again, or call us.',
  'enquiry.noScript': 'This form needs JavaScript. Call or write to us instead:',
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
