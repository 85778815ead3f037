import { createText, type Text } from '../site/text.ts';

/** Words of printed pages, of the page that prints a vehicle, and of its PDF. */
export const printMessages = {
  'print.print': 'Print',
  'print.pdf': 'Save as PDF',
  'print.preparing': 'Preparing...',
  'print.pdfFailed': 'The PDF could not be made. Please try again, or print the page.',
  'print.title': 'Print a vehicle',
  'print.description': 'One page with the picture, price, facts and features of a vehicle, to take along.',
  'print.noScript':
    'This page is put together by JavaScript, which is switched off. The page of the vehicle itself can be printed as well.',
  'print.looking': 'Looking up the vehicle …',
  'print.unknown': 'This vehicle is no longer listed.',
  'print.unnamed': 'This address names no vehicle.',
  'print.failed': 'We cannot look up this vehicle at the moment.',
  'print.retry': 'Try again',
  'print.search': 'Search our stock',
  'print.back': 'Back to the vehicle',
  'print.scan': 'The live page, with all pictures',
  'print.features': 'Features',
  'print.comments': 'From the dealer',
  'print.more': 'and {count} more on the live page',
  'print.asAt': 'As at {time}. Price and availability can change; the live page says what holds today.',
  'print.from': 'Printed {time} from {url}',
} as const;

/** Binds the words of printed pages to a dealer's overrides. */
export const createPrintText = (
  overrides: Readonly<Record<string, string>>,
): Text<keyof typeof printMessages> => createText(printMessages, overrides);
