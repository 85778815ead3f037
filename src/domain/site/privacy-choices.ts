import { findAsking } from '../partner/places.ts';
import type { Site } from './site.ts';

/** Whether visitors have something to choose: whether they are counted, or which services of others may load. */
export const hasPrivacyChoices = ({ analytics, partners }: Pick<Site, 'analytics' | 'partners'>): boolean =>
  analytics !== null || findAsking(partners).length > 0;
