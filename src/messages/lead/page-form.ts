import type { ReadyFormName } from '#domain/lead/page-form/ready-forms.ts';
import { createText, type Text } from '../site/text.ts';

/** Words of forms in sections, where a dealer writes none. Only the build reads them. */
export const pageFormMessages = {
  'form.general.title': 'Ask us',
  'form.general.text': 'Tell us what you need, and the right person answers.',
  'form.finance.title': 'Ask about finance',
  'form.finance.text': 'Tell us what you would like to borrow, and our finance team gets in touch.',
  'form.preApproval.title': 'Ask for pre-approval',
  'form.preApproval.text':
    'Tell us about the loan that you have in mind. We get in touch with what a lender needs; this form is no credit application.',
  'form.sell.title': 'Sell us your car',
  'form.sell.text': 'Tell us about your car, and we get in touch about a price.',
  'form.quote.title': 'Request a quote',
  'form.quote.text': 'One request for everything on your list. We answer with a price for each vehicle.',
  'form.fleet.title': 'Ask about fleet',
  'form.fleet.text': 'Tell us what your business needs, and our fleet team gets in touch.',
  'form.service.title': 'Book a service',
  'form.service.text': 'Choose what your vehicle needs and when you would like to come.',
  'form.recall.title': 'Check a recall',
  'form.recall.text':
    'Tell us your VIN, and our workshop tells you whether your vehicle is part of a recall.',
  'form.parts.title': 'Ask for a part',
  'form.parts.text': 'Tell us what you need, and our parts counter gets in touch.',
  'form.careers.title': 'Apply to work with us',
  'form.careers.text': 'Write to us about yourself. We ask for documents when we get in touch.',
  'form.careers.text.file': 'Write to us about yourself, and send your résumé along.',
  'form.careers.submit': 'Send application',
  'form.campaign.title': 'Tell us how to reach you',
  'form.campaign.text': 'Leave your details, and we get in touch.',
  'form.external.open': 'Book online',
  'form.term.year': '1 year',
  'form.term.years': '{years} years',
  'form.employment.fullTime': 'Full time',
  'form.employment.partTime': 'Part time',
  'form.employment.casual': 'Casual',
  'form.employment.selfEmployed': 'Self-employed',
  'form.employment.other': 'Other',
} as const;

export type PageFormText = Text<keyof typeof pageFormMessages>;

/** Binds the words to a dealer's overrides. */
export const createPageFormText = (overrides: Readonly<Record<string, string>>): PageFormText =>
  createText(pageFormMessages, overrides);

/** Heading and introduction of a ready-made form; `takesFile` says whether a file can go along. */
export const introduceForm = (
  name: ReadyFormName,
  { text, takesFile }: { text: PageFormText; takesFile: boolean },
): { title: string; text: string } => ({
  title: text(`form.${name}.title`),
  text: text(name === 'careers' && takesFile ? 'form.careers.text.file' : `form.${name}.text`),
});

const longestTerm = 7;
const kindsOfEmployment = ['fullTime', 'partTime', 'casual', 'selfEmployed', 'other'] as const;

/** Terms of loans to choose from. */
export const listTerms = (text: PageFormText): string[] =>
  Array.from({ length: longestTerm }, (_, index) =>
    index === 0 ? text('form.term.year') : text('form.term.years', { years: index + 1 }),
  );

export const listEmployment = (text: PageFormText): string[] =>
  kindsOfEmployment.map((kind) => text(`form.employment.${kind}`));
