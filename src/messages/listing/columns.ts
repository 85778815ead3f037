import { createText, type Text } from '../site/text.ts';

/** Names of the figures by which vehicles are compared, in short. */
export const columnMessages = {
  'listing.column.year': 'Year',
  'listing.column.km': 'Odometer',
  'listing.column.hours': 'Hours',
  'listing.column.mass': 'GVM / ATM',
  'listing.column.tare': 'Tare',
  'listing.column.payload': 'Payload',
  'listing.column.length': 'Length',
  'listing.column.towing': 'Tow',
  'listing.column.sleeps': 'Berths',
} as const;

/** Binds these words to a dealer's overrides. */
export const createColumnText = (
  overrides: Readonly<Record<string, string>>,
): Text<keyof typeof columnMessages> => createText(columnMessages, overrides);
