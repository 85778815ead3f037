import { createText, type Text } from '../site/text.ts';

/** Words of the comparison. */
export const compareMessages = {
  'compare.title': 'Compare vehicles',
  'compare.description': 'Vehicles of our stock side by side: price, facts and features, differences marked.',
  'compare.emptyTitle': 'Nothing to compare yet',
  'compare.empty': 'Press Compare on up to {limit} vehicles and see here where they differ.',
  'compare.search': 'Search our stock',
  'compare.noScript': 'The comparison is kept in your browser by JavaScript, which is switched off.',
  'compare.loading': 'Looking up the vehicles …',
  'compare.failed': 'We cannot look up these vehicles at the moment.',
  'compare.retry': 'Try again',
  'compare.leftOut': '{count} of the vehicles are no longer listed and were left out.',
  'compare.leftOutOne': 'One of the vehicles is no longer listed and was left out.',
  'compare.shared': 'Somebody shared this comparison with you.',
  'compare.adopt': 'Make it mine',
  'compare.only': 'Only differences',
  'compare.features': 'Features',
  'compare.share': 'Share',
  'compare.copied': 'Copied the address of this comparison to your clipboard!',
  'compare.print': 'Print',
  'compare.table': 'Vehicles side by side',
  'compare.what': 'What is compared',
  'compare.differs': 'differs',
  'compare.unknown': 'Not stated',
  'compare.has': 'Yes',
  'compare.lacks': 'Not stated',
  'compare.remove': 'Remove {name}',
  'compare.add': 'Add a vehicle',
  'compare.ahead': 'What sets it apart',
  'compare.ahead.price': '{amount} cheaper than the next',
  'compare.ahead.km': '{amount} less on the clock',
  'compare.ahead.year': '{count} years newer',
  'compare.ahead.yearOne': '1 year newer',
  'compare.ahead.towing': 'Tows {amount} more',
  'compare.weekly': 'Finance from',
  'compare.enquire': 'Enquire',
  'compare.testDrive': 'Test drive',
  'compare.about': ': {name}',
  'compare.condition': 'Condition',
  'compare.location': 'Location',
} as const;

export type CompareText = Text<keyof typeof compareMessages>;

export const createCompareText = (overrides: Readonly<Record<string, string>>): CompareText =>
  createText(compareMessages, overrides);
