import { createText, type Text } from '../site/text.ts';

/** Words of a form whose address names a vehicle. */
export const namedVehicleMessages = {
  'named.about': 'Your enquiry is about',
  'named.testDrive': 'You would like to drive',
  'named.looking': 'Looking up the vehicle …',
  'named.found': 'The form is about the {vehicle}.',
  'named.otherQuestion': 'Ask about something else',
  'named.otherVehicle': 'Choose another vehicle',
  'named.gone': 'This vehicle is no longer for sale',
  'named.goneHelp': 'Use the form for anything else that we can do for you.',
  'named.similar': 'See similar vehicles',
  'named.unknown': 'This vehicle is no longer in our stock',
  'named.search': 'Search our stock',
  'named.noTestDrive': 'This vehicle cannot be taken for a test drive',
  'named.noTestDriveHelp': 'Use the form for another vehicle.',
  'named.askInstead': 'Ask us about this one',
  'named.failed': 'We cannot look up your vehicle at the moment',
  'named.failedHelp': 'You can send the form all the same: your link tells us which vehicle you mean.',
  'named.retry': 'Try again',
} as const;

export type NamedVehicleText = Text<keyof typeof namedVehicleMessages>;

/** Binds the words to a dealer's overrides. */
export const createNamedVehicleText = (overrides: Readonly<Record<string, string>>): NamedVehicleText =>
  createText(namedVehicleMessages, overrides);
