import { createText, type Text } from '../site/text.ts';

/** Words of what shoppers keep: buttons, the links in the header, and short messages. */
export const garageMessages = {
  'garage.save': 'Save',
  'garage.toQuote': 'Add to quote',
  'garage.quoteList': 'Quote list',
  'garage.quoted': '{name} is on your quote list.',
  'garage.unquoted': '{name} is no longer on your quote list.',
  'garage.compare': 'Compare',
  'garage.savedVehicles': 'Saved vehicles',
  'garage.comparison': 'Comparison',
  'garage.saved': '{name} is saved.',
  'garage.unsaved': '{name} is no longer saved.',
  'garage.compared': '{name} is in your comparison ({count} of {limit}).',
  'garage.uncompared': '{name} is out of your comparison.',
  'garage.full': 'Only {limit} vehicles fit in a comparison. Take one out first.',
  'garage.unkept': 'This browser cannot keep {name}.',
  'garage.viewList': 'View List',
  'garage.compareNow': 'Compare now',
  'garage.undo': 'Undo',
  'garage.close': 'Close message',
} as const;

export type GarageText = Text<keyof typeof garageMessages>;

/** Binds the garage's words to a dealer's overrides. */
export const createGarageText = (overrides: Readonly<Record<string, string>>): GarageText =>
  createText(garageMessages, overrides);
