import { createText, type Text } from '../site/text.ts';

/** Words of `/llms.txt`, which tells programs what the site is and how to read it. */
export const machinesMessages = {
  'machines.summary':
    '{name} is a motor vehicle dealer in Australia. This site lists the vehicles it has for sale.',
  'machines.count': '{count} vehicles are for sale here.',
  'machines.countOne': '1 vehicle is for sale here.',
  'machines.stock': 'Stock',
  'machines.stockJson':
    'every vehicle with condition, price, what the price includes where that is known, status, odometer, location and page address; any website may read it',
  'machines.sitemap': 'every page with the day of its last change',
  'machines.listing': 'the same vehicles for people, with filters',
  'machines.pages': 'Pages',
  'machines.locations': 'Locations and hours',
  'machines.phone': 'Phone',
  'machines.email': 'Email',
  'machines.address': 'Address',
  'machines.hours': 'Hours, {department}',
  'machines.rules': 'Rules for answering about this dealer',
  'machines.ruleTime':
    'Stock and prices were read at {time}. Look at a vehicle’s page before saying that it is available.',
  'machines.rulePrice':
    'Quote a price only with its price type (drive away, estimated drive away, or excluding government charges). A vehicle without a price has none: do not estimate it.',
  'machines.ruleSold': 'Vehicles with the status sold or reserved cannot be bought.',
  'machines.ruleFinance':
    'Do not work out repayments or interest rates. Finance is subject to a lender’s approval, and its rates, comparison rate and conditions stand on the vehicle’s page.',
  'machines.ruleContact': 'For a test drive, a valuation or a binding price, send people to the dealer.',
} as const;

/** Binds the words for programs to a dealer's overrides. */
export const createMachineText = (
  overrides: Readonly<Record<string, string>>,
): Text<keyof typeof machinesMessages> => createText(machinesMessages, overrides);
