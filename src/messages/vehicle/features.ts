import { createText, type Text } from '../site/text.ts';

/** Headings of the groups of features. */
export const featureMessages = {
  'features.work': 'Towing and work',
  'features.living': 'Living',
  'features.electric': 'Electric and charging',
  'features.comfort': 'Comfort',
  'features.technology': 'Technology',
  'features.safety': 'Safety',
  'features.other': 'More features',
  'features.usual': 'Standard',
} as const;

/** Binds the headings to a dealer's overrides. */
export const createFeatureText = (
  overrides: Readonly<Record<string, string>>,
): Text<keyof typeof featureMessages> => createText(featureMessages, overrides);
