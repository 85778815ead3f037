import { createText, type Text } from '../site/text.ts';

/** Words of the page that works out a loan for one vehicle and one person. */
export const personalisedFinanceMessages = {
  'personalFinance.title': 'Finance for you',
  'personalFinance.description':
    'Work out a loan for one vehicle, with your deposit, your term and the value of your car.',
  'personalFinance.about': 'Your loan is for',
  'personalFinance.other': 'Choose another vehicle',
  'personalFinance.apply': 'Apply for this vehicle',
  'personalFinance.unoffered': 'We cannot work out a loan for this vehicle online',
  'personalFinance.unofferedText': 'Ask us: our finance team works it out with you.',
  'personalFinance.none': 'Choose a vehicle first',
  'personalFinance.noneText': 'Open your garage or our stock, and take a vehicle from there.',
  'personalFinance.search': 'Search our stock',
  'personalFinance.noScript':
    'The calculator needs JavaScript, which is switched off. You can call us instead:',
} as const;

export type PersonalisedFinanceText = Text<keyof typeof personalisedFinanceMessages>;

/** Binds the words to a dealer's overrides. */
export const createPersonalisedFinanceText = (
  overrides: Readonly<Record<string, string>>,
): PersonalisedFinanceText => createText(personalisedFinanceMessages, overrides);
