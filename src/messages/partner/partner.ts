import { createText, type Text } from '../site/text.ts';

/** Words around services of others: what they are, that they ask, and what stands there without them. */
export const partnerMessages = {
  'partner.ask.necessary': 'This is a service of {company}. It loads when you open it.',
  'partner.ask.functional':
    'This is a service of {company}. Once you allow it, {company} learns that you are on this page and may keep something in your browser to make it work.',
  'partner.ask.analytics':
    'This is a service of {company}. Once you allow it, {company} learns which pages and vehicles you look at here.',
  'partner.ask.marketing':
    'This is a service of {company}. Once you allow it, {company} learns which pages and vehicles you look at here and may show you advertisements for them elsewhere.',
  'partner.privacy': 'What {company} does with data',
  'partner.allow': 'Allow and open: {label}',
  'partner.failed': 'This cannot be loaded at the moment.',
  'partner.narrow': 'There is too little room for it here.',
  'partner.refused': 'Your browser asks websites not to track you. We follow that, and this is not loaded.',
  'partner.other': 'Rather without it?',
  'partner.link': 'Open it at {company}',
  'partner.newWindow': '(opens in a new window)',
  'partner.close': 'Close',
  'partner.choices.title': 'May others help us here?',
  'partner.choices.text':
    'Some parts of this website are services of others. Nothing of theirs loads before you allow it.',
  'partner.choices.textCounting':
    'We should like to count your visit, and some parts of this website are services of others. Nothing of it happens before you allow it.',
  'partner.choices.single': 'Choose one by one',
  'partner.choices.save': 'Save my choice',
  'partner.choices.counting': 'our own count of visits',
  'partner.class.functional': 'Helpful services',
  'partner.class.functionalText': 'What you use here and others run, such as a chat or a booking.',
  'partner.class.analytics': 'Counting visits',
  'partner.class.analyticsText': 'Which pages and vehicles are looked at.',
  'partner.class.marketing': 'Advertising',
  'partner.class.marketingText': 'Advertisements elsewhere for what you looked at here.',
} as const;

export type PartnerText = Text<keyof typeof partnerMessages>;

/** Binds these words to a dealer's overrides. */
export const createPartnerText = (overrides: Readonly<Record<string, string>>): PartnerText =>
  createText(partnerMessages, overrides);
