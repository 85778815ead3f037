import { createText, type Text } from '../site/text.ts';

/** Words of sections that any page may have. */
export const sectionMessages = {
  'sections.faq': 'Frequently asked questions',
  'sections.steps': 'How it works',
  'sections.reasons': 'Why buy from us',
  'sections.positions': 'Open positions',
  'sections.apply': 'Apply',
  'sections.applyUntil': 'Apply until {date}',
  'sections.applyFor': 'Apply: {position}',
  'sections.vehicles': 'From our stock',
  'sections.viewVehicles': 'View all {count} vehicles',
  'sections.viewVehiclesOne': 'View this vehicle in the listing',
  'sections.models': 'Models',
  'sections.brands': 'Our brands',
  'sections.hours': 'Opening hours',
  'sections.payment': 'Ways to pay',
  'sections.downloads': 'Downloads',
  'sections.kilobytes': '{size} KB',
  'sections.megabytes': '{size} MB',
  'sections.enlarge': 'Enlarge: {picture}',
  'sections.close': 'Close',
  'sections.yes': 'Yes',
  'sections.no': 'No',
  'sections.ends': 'Ends {moment}',
  'sections.days': 'days',
  'sections.hoursLeft': 'hours',
  'sections.minutes': 'minutes',
  'sections.seconds': 'seconds',
} as const;

/** Binds the words of sections to a dealer's overrides. */
export const createSectionText = (
  overrides: Readonly<Record<string, string>>,
): Text<keyof typeof sectionMessages> => createText(sectionMessages, overrides);
