import { createText, type Text } from '../site/text.ts';

/** Words of special offers (OFFR-01…03). */
export const offerMessages = {
  'offer.enquire': 'Enquire Now',
  'offer.explore': 'Explore {model}',
  'offer.testDrive': 'Book A Test Drive',
  'offer.more': 'View more',
  'offer.less': 'View less',
  'offer.ends': 'Until {date}',
  'offer.ended': 'This offer has ended.',
  'offer.ahead': 'This offer begins on {date}.',
  'offer.picture': '{name}, picture {number}',
  'offer.inStock': 'New {model} in stock',
  'offer.more.title': 'More offers',
  'offer.all': 'All offers',
  'offer.about': 'What you get',
  'offer.conditions': 'Conditions',
  'offer.others': 'See current offers',
  'offer.moreDisclaimer': 'View full disclaimer',
  'offer.lessDisclaimer': 'View less disclaimer',
} as const;

/** Binds the words of offers to a dealer's overrides. */
export const createOfferText = (
  overrides: Readonly<Record<string, string>>,
): Text<keyof typeof offerMessages> => createText(offerMessages, overrides);
