import { createText, type Text } from '../site/text.ts';

/** Words by which a listing's heading says what was searched for: 'Diesel SUVs under $45,000 at Cleveland'. */
export const searchHeadingMessages = {
  'heading.vehicles': 'vehicles',
  'heading.and': '{first} and {second}',
  'heading.more': '{first} and {count} more',
  'heading.with': '{heading} with {value}',
  'heading.under': '{heading} under {high}',
  'heading.over': '{heading} over {low}',
  'heading.between': '{heading} from {low} to {high}',
  'heading.of': '{heading} of {low}',
  'heading.since': '{heading} from {low} on',
  'heading.until': '{heading} up to {high}',
  'heading.towing': '{heading} that tow {low}',
  'heading.towingUpTo': '{heading} that tow up to {high}',
  'heading.towingBetween': '{heading} that tow {low} to {high}',
  'heading.at': '{heading} at {value}',
  'heading.in': '{heading} in {value}',
  'heading.words': '{heading} for “{words}”',
} as const;

/** Binds the words of headings to a dealer's overrides. */
export const createSearchHeadingText = (
  overrides: Readonly<Record<string, string>>,
): Text<keyof typeof searchHeadingMessages> => createText(searchHeadingMessages, overrides);
