import type { Tag } from '#domain/vehicle/tags.ts';
import { createText } from '../site/text.ts';

/** Words of the banner on a vehicle's picture (TAG-04). */
export const tagMessages = {
  'tag.sold': 'JUST SOLD',
  'tag.certified': 'Certified used',
  'tag.reserved': 'Reserved',
  'tag.electric': 'Electric',
  'tag.hybrid': 'Hybrid',
  'tag.comingSoon': 'Coming soon',
  'tag.new': 'New',
  'tag.arrived': 'JUST ARRIVED',
} as const;

/** The banner in words; a dealer's own tag as it is. */
export const formatTag = (tag: Tag, overrides: Readonly<Record<string, string>>): string =>
  tag.kind === 'custom' ? tag.text : createText(tagMessages, overrides)(`tag.${tag.kind}`);
